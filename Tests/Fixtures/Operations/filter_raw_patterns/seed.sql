INSERT INTO movie (id, title, code) VALUES (1, 'Alien', 'ab'), (2, 'ALIENS', 'AB1'), (3, 'a_b', NULL), (4, NULL, 'zz'), (5, 'Straße', 'x1'), (6, 'axb
cd', 'q');
