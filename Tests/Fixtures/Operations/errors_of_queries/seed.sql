INSERT INTO acc (id, owner, n, big) VALUES (1, 'a', 2147483647, 1), (2, 'a', 2147483647, 1);
