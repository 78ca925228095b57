INSERT INTO counter (id, n, big, f, small, wide, price, half) VALUES ('a', 1, 10, 0.5, 1, 100, 1.25, 0.5), ('max', 2147483647, 9223372036854775807, 1.7e308, 32767, 9223372036854775807, 9999.99, 3e38), ('null', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO level ("group", rank, note) VALUES ('x', 1, 'one'), ('x', 5, 'five');
