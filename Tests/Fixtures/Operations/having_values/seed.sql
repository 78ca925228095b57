-- The clock of the tests stands at 2023-11-14T22:13:20.123456Z.
INSERT INTO loan (id, state, due_at, day, n) VALUES (1, 'a', '2023-11-20Z', '2023-11-20', 1), (2, 'a', '2023-11-01Z', '2023-11-01', 5), (3, 'b', '2023-11-10Z', '2023-11-10', 7), (4, 'c', NULL, NULL, NULL);
