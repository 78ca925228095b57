INSERT INTO person (id, name, age, manager_id) VALUES
  ('a', 'Ann', 30, NULL), ('b', 'Bob', 40, 'a'), ('c', 'Bob', 20, 'b'), ('d', NULL, 50, 'c');
INSERT INTO thing (id, title, owner_id, parent_id, made) VALUES
  (1, 'one thing', 'b', NULL, 3), (2, 'two things', 'c', 1, 3), (3, 'three things', NULL, 1, 2),
  (4, 'four things', 'a', 2, 2), (5, 'five things', 'd', 2, 1);
INSERT INTO tag (id, rank, keeper_id) VALUES ('x', 1, 'b'), ('y', 2, 'a'), ('z', NULL, NULL);
INSERT INTO thing_tag (thing_id, tag_id, by_id) VALUES (1, 'x', 'c'), (1, 'y', 'd'), (1, 'z', NULL), (2, 'y', 'a');
