INSERT INTO book (id, title, pages, note, tags, code, at) VALUES
  ('00000000-0000-0000-0000-000000000001', 'Old 1', 10, 'note 1', '{a}', 'code 1', '2020-01-01Z'),
  ('00000000-0000-0000-0000-000000000002', 'Old 2', 20, 'note 2', '{b}', 'code 2', '2020-01-01Z');
INSERT INTO loan (id, book_id, note, day) VALUES ('00000000-0000-0000-0000-00000000000a', '00000000-0000-0000-0000-000000000001', 'old loan', '2020-01-01');
INSERT INTO seat VALUES ('ab', 0.1, '2024-01-01T00:00:00Z', 'kept', 5);
INSERT INTO person VALUES ('ann', 50, 'Ann');
