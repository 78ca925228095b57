INSERT INTO person (id, name) VALUES ('p', 'Ann'), ('q', 'Bob');
INSERT INTO movie (id, title, year, genre, tags, director_id) VALUES
  ('a', 'Alien', 1979, 'NOIR', '{x,y}', 'p'), ('b', 'Brazil', 1985, 'DRAMA', '{}', 'q'), ('c', '100% Cube', NULL, NULL, NULL, NULL);
INSERT INTO review (id, movie_id, stars, good) VALUES (1, 'a', 5, TRUE), (2, 'a', 3, NULL), (3, 'b', 2, FALSE);
