INSERT INTO number (id, kind, wide, single, exact) VALUES
  (1, 'a', 1e300, 3e38, 1.25), (2, 'a', 3e299, 3e38, 1.5), (3, 'a', 3e299, 1e38, NULL), (4, 'b', 0.1, 0.5, 7), (5, 'b', 0.2, NULL, 8), (6, 'c', NULL, NULL, NULL),
  (7, 'd', 1.7e308, NULL, NULL), (8, 'd', 1.7e308, NULL, NULL),
  (9, 'e', 0, NULL, NULL), (10, 'e', 5e-324, NULL, NULL), (11, 'f', 1e-323, NULL, NULL), (12, 'f', 0, NULL, NULL), (13, 'f', 0, NULL, NULL);
