INSERT INTO thing (id, text, int, big, float, yes, uuid, day, time, "any", mood) VALUES
  (1, 'ü "quoted" \ ' || chr(10) || chr(1), -5, 9223372036854775807, 0.1, true, '3FA85F64-5717-4562-B3FC-2C963F66AFA6',
   '2024-02-29', '2024-01-01T10:00:00.1234+02:00', '{"b": [1, 2.50, null], "a": "x"}', 'SAD'),
  (2, '', 0, -9223372036854775808, 1e300, false, '00000000-0000-0000-0000-000000000000', '1583-01-01', '9999-12-31T23:59:59.999999Z', 'null', 'GLAD'),
  (3, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
  (4, NULL, NULL, NULL, 'NaN', NULL, NULL, NULL, NULL, '"text"', NULL), (5, NULL, NULL, NULL, '-Infinity', NULL, NULL, NULL, NULL, '1', NULL),
  (6, NULL, NULL, NULL, 100, NULL, NULL, NULL, '2024-01-01', '{"#": 1, "__typename": "x"}', NULL);
