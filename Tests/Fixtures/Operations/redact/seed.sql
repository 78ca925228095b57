INSERT INTO team (id, name, secret) VALUES ('t', 'Tigers', 's3cret'), ('u', 'Urchins', NULL);
INSERT INTO player (id, name, "any", team_id) VALUES (1, '{"a\"b', '{"name": {"id": [1, "]"]}, "id": 7}', 't'), (2, 'Bob', NULL, NULL);
