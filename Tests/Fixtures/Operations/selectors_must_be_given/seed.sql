INSERT INTO loan (id, member, book, days) VALUES ('a', 'ann', 'x', 1), ('b', 'ann', 'y', 2), ('c', 'bob', 'x', 3);
INSERT INTO fine (id, loan_id) VALUES ('f', 'a');
