INSERT INTO movie (id, title, year, rating, genre, seen, tags) VALUES
  (1, 'Alien', 1979, 8.5, 'HORROR', true, '{space,"a b"}'), (2, 'Brazil', 1985, 7.5, 'COMEDY', false, '{}'),
  (3, 'Cube', NULL, NULL, NULL, NULL, NULL), (4, 'a%b_c\d', 2000, 1, 'DRAMA', true, '{space,noir}'),
  (5, 'Brasil', 2001, 2, 'DRAMA', NULL, '{noir}');
