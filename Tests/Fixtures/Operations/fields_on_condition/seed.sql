INSERT INTO person (id, name) VALUES ('p', 'Ann'), ('q', 'Bob');
INSERT INTO movie (id, title, director_id) VALUES ('a', 'Alien', 'p'), ('b', 'Brazil', 'q'), ('c', 'Cube', NULL);
INSERT INTO review (id, movie_id, stars, by_id) VALUES
  (1, 'a', 5, 'q'), (2, 'a', 3, NULL), (3, 'b', 2, 'p'), (4, 'a', 4, 'p');
