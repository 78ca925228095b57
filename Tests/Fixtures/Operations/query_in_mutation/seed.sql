INSERT INTO book (id, title, copies) VALUES ('a', 'Ada', 2), ('b', 'Emma', 0);
INSERT INTO loan (id, book_id, member, note) VALUES (10, 'a', 'ann', 'first');
