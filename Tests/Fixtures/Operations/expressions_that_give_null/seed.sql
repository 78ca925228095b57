INSERT INTO note (id, owner) VALUES (1, 'u'), (2, NULL);
