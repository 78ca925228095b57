INSERT INTO visit (day, room, guests) VALUES ('2023-11-14', 'a', 1), ('2023-11-15', 'a', 2), ('2023-11-15', 'u', 3), ('2023-12-01', 'b', 4);
INSERT INTO slot (at, visit_day, visit_room) VALUES ('2023-11-14 22:13:20.123456Z', '2023-11-14', 'a'), ('2023-11-14 22:00Z', NULL, NULL);
