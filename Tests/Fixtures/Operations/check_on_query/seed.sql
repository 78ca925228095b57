INSERT INTO team VALUES ('t', 'Tigers', 's3cret'), ('u', 'Urchins', NULL), ('e', 'Empty', 'x');
INSERT INTO player (id, name, born, joined, goals, rate, tags, "any", team_id) VALUES
  (1, 'Ann', '2000-02-29', '2020-01-01T12:00:00Z', 9007199254740993, 0.5, '{a,b}', '{"k": [1, {"id": null}]}', 't'),
  (2, 'Bob', NULL, NULL, NULL, NULL, NULL, NULL, 't'),
  (3, 'Cyd', '1999-01-01', '2030-01-01T00:00:00Z', 3, 2, '{}', '[]', 'u'),
  (4, 'Dee', NULL, NULL, 1, 1, NULL, '"x"', NULL);
