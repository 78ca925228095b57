INSERT INTO loan (id, state, pages, fee, rating, due_on, at, note) VALUES
  (1, 'A', 10, 100, 1.5, '2024-01-01', '2024-01-01', '1'), (2, 'A', 10, 300, 2, '2024-03-01', '2024-03-01', '{"k": 1}'),
  (3, 'A', 40, NULL, NULL, NULL, NULL, NULL), (4, 'B', 1, 5, 1, '2020-02-02', '2020-02-02T02:02:02Z', '"b"'),
  (5, 'B', NULL, NULL, 2, NULL, NULL, NULL), (6, 'C', NULL, NULL, NULL, NULL, NULL, NULL);
