INSERT INTO movie (id, title, year) VALUES
  ('a', 'Alien', 1979), ('b', 'Brazil', 1985), ('c', 'Cube', NULL);
