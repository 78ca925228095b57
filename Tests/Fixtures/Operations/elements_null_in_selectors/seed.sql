INSERT INTO loan (id, kinds, days) VALUES ('a', '{LOW}', 1), ('b', '{TOP,MID}', 2), ('c', NULL, 3);
