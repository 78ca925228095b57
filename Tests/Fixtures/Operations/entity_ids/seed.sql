INSERT INTO people (name, born) VALUES ('Ada', 1960), ('a\b"c', NULL), ('Zoë', 1970);
INSERT INTO movie (id, title, director_name, "any", seen) VALUES
  ('abababab-abab-abab-abab-abababababab', 'One', 'Ada', '{"#": "not an id", "x": [{"#": {"#": 1}}]}', '2024-05-01T12:00:00Z'),
  ('00000000-0000-4000-8000-000000000002', 'Two', NULL, '"#"', NULL),
  ('00000000-0000-4000-8000-000000000003', '"#":"', 'a\b"c', NULL, NULL);
INSERT INTO detail (id, movie_id, text) VALUES ('00000000-0000-4000-8000-0000000000d1', 'abababab-abab-abab-abab-abababababab', 'long');
INSERT INTO role VALUES ('abababab-abab-abab-abab-abababababab', 'Ada', 'lead'), ('abababab-abab-abab-abab-abababababab', 'Zoë', NULL);
INSERT INTO log VALUES ('2024-05-01T12:00:00Z', 9007199254740993, 'first');
