INSERT INTO movie (id, title, year, rating, budget, genre, seen, code, tags, extra, at) VALUES
  (1, 'Alien', 1979, 8.5, 11000000, 'HORROR', true, 'abababab-abab-abab-abab-abababababab', '{space,ship}', '{"a": [1, 2]}', '2024-02-29T12:00:00Z'),
  (2, 'Brazil', 1985, 'NaN', 15000000.50, 'COMEDY', false, NULL, '{}', 'null', NULL),
  (3, 'Cube; DROP', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
