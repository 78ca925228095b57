INSERT INTO doc (id, extra) VALUES (9, '{"a": 1}');
