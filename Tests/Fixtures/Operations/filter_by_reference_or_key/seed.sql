INSERT INTO person (id, name, code) VALUES ('p', 'Ann', 'A'), ('q', 'Bob', 'B');
INSERT INTO movie (id, title, director_id, producer_id) VALUES ('a', 'Alien', 'p', 'q'), ('b', 'Brazil', 'q', 'q'), ('c', 'Cube', NULL, NULL);
