INSERT INTO loan (id, member, days) VALUES (1, 'ann', 1), (2, 'bob', 2);
