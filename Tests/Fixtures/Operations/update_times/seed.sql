INSERT INTO lease (id, until, local, day) VALUES (1, '2024-01-31 10:00Z', '2024-01-31 10:00', '2024-01-31'), (2, NULL, NULL, NULL);
