INSERT INTO movie (id, title) VALUES ('a', 'Alien');
