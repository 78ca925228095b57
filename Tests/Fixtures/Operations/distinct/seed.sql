INSERT INTO person (id, name) VALUES ('p', 'Zoe'), ('q', 'Ann');
INSERT INTO movie (id, title, year, genre, rating, director_id) VALUES
  ('a', 'Alien', 1979, 'HORROR', 8.5, 'p'), ('b', 'Brazil', 1985, 'COMEDY', 7.5, 'q'), ('c', 'Cube', 1997, 'HORROR', 7, 'p'),
  ('d', 'Dune', 1984, 'DRAMA', 6, 'q'), ('e', 'Dune', 2021, 'DRAMA', 8, NULL), ('f', 'Fargo', 1996, NULL, NULL, 'q');
INSERT INTO person (id, name) VALUES ('r', 'Ann');
INSERT INTO tag (movie_id, person_id, word, extra) VALUES
  ('a', 'p', 'dark', '{"k": 1, "j": 2}'), ('a', 'q', 'dark', '{"j": 2, "k": 1}'), ('a', 'r', 'long', NULL), ('b', 'q', 'odd', NULL);
