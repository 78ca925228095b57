INSERT INTO owner (id, name) VALUES ('3fa85f64-5717-4562-b3fc-2c963f66afa6', 'a'), ('00000000-0000-0000-0000-000000000001', 'b');
INSERT INTO thing (id, owner_id, text, code, bits, "int", small, big, digits, "float", "real", price, yes, uuid, day, "time", "any", mood, tags) VALUES
  (1, '3fa85f64-5717-4562-b3fc-2c963f66afa6', 'x', 'ab', '101', 5, 1, 9223372036854775806, 10, 0.5, 0.5, 8.50, true, '3FA85F64-5717-4562-B3FC-2C963F66AFA6',
   '2024-02-29', '2024-01-01T10:00:00.1234+02:00', '{"b": 1}', 'SAD', '{a,b}'),
  (2, '3fa85f64-5717-4562-b3fc-2c963f66afa6', 'x', 'ab', '1', 5, 2, 1, 20, 0.25, 0.25, 0.01, true, '3FA85F64-5717-4562-B3FC-2C963F66AFA6',
   '1583-01-01', '9999-12-31T23:59:59.999999Z', '"text"', 'GLAD', '{a,b}'),
  (3, NULL, 'y', NULL, NULL, -2, 3, -4, 31, 0.5, 3, 8.50, false, '00000000-0000-0000-0000-000000000000', '2024-02-29', '2024-01-01', '2', 'SAD', '{}'),
  (4, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (5, '00000000-0000-0000-0000-000000000001', '', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2', NULL, NULL);
