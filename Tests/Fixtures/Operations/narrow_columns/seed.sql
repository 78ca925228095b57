INSERT INTO thing (id, half, halves, count, small, counts, shorts) VALUES
  (1, 0.1, '{0.1,2}', 5, 3, '{5}', '{1,2}'), (2, 0, '{}', 2147483647, 32767, '{2147483647}', '{32767}'),
  (3, -3.4028235e38, NULL, -1, -1, NULL, NULL), (4, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO spot (at, name) VALUES (0.1, 'a tenth'), (3.4028235e38, 'the end of it');
