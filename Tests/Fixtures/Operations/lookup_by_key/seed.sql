INSERT INTO seat (hall, number, taken) VALUES ('main', 1, false), ('main', 2, true);
