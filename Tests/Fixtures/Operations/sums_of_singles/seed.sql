INSERT INTO reading (id, kind, value) VALUES (1, 'large', 16777216), (2, 'large', 1), (3, 'large', 1), (4, 'beyond', 3e38), (5, 'beyond', 2e38), (6, 'beyond', 2e38), (7, 'none', NULL);
INSERT INTO reading (id, kind, value) SELECT n, 'many', 0.1 FROM generate_series(10, 100009) AS n;
