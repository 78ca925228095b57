INSERT INTO team (id) VALUES (1);
INSERT INTO "user" (id, team_id) VALUES (1, 1), (2, NULL);
INSERT INTO item (id, maker_id, owner_id, tags, done) VALUES
  (1, 1, 1, '{a}', false), (2, 2, 2, '{}', false), (3, 2, NULL, NULL, false), (4, 1, NULL, NULL, false);
INSERT INTO badge (id, item_id) VALUES (1, 3);
INSERT INTO review (id, item_id, stars) VALUES (1, 1, 5), (2, 4, 1), (3, 4, 2);
