INSERT INTO box (id, size, sizes) VALUES (1, 'SMALL', '{SMALL}'), (2, 'MEDIUM', '{LARGE,HUGE,LARGE}'), (3, 'LARGE', '{}'), (4, 'HUGE', NULL), (5, NULL, '{NULL,MEDIUM}');
