INSERT INTO person (id, name) VALUES ('p', 'Zoe'), ('q', 'Ann');
INSERT INTO movie (id, title, year, genre, rating, director_id) VALUES
  ('a', 'Alien', 1979, 'HORROR', 8.5, 'p'), ('b', 'Brazil', 1985, 'COMEDY', 7.5, 'q'), ('c', 'Cube', 1997, 'HORROR', 7, 'p'),
  ('d', 'Dune', 1984, 'DRAMA', 6, 'q'), ('e', 'Dune', 2021, 'DRAMA', 8, NULL), ('f', 'Fargo', 1996, NULL, NULL, 'q');
