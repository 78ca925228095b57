INSERT INTO org (id, owner_uid) VALUES ('o', 'u');
INSERT INTO note (id, owner, org_id) VALUES ('a', 'u', 'o'), ('b', NULL, NULL);
