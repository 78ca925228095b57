INSERT INTO doc (id, v) VALUES (1, '[1,2,3]'), (2, '[0,2,0]');
