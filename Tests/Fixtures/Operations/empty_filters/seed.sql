INSERT INTO item (id, owner_id, done) VALUES (1, 'a', false), (2, 'b', true);
