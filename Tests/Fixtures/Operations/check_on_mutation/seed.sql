INSERT INTO account (id, owner, balance, closed) VALUES ('a', 'ann', 100, false), ('b', 'bob', 5, true), ('c', 'ann', 0, NULL);
INSERT INTO entry (id, amount, account_id) VALUES (1, 10, 'a'), (2, -5, 'a');
