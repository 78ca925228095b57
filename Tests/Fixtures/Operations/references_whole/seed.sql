INSERT INTO hall (house, number) VALUES ('h', 1), ('h', 2), ('k', 1), ('k', 2);
INSERT INTO show (id, hall_house, hall_number) VALUES (1, 'h', 1), (2, NULL, NULL);
