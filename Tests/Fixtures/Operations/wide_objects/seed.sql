INSERT INTO item (id, rating) VALUES (1, 1e300);
