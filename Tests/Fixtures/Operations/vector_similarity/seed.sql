INSERT INTO author VALUES (1, 'A');
INSERT INTO doc (id, author_id, text, v) VALUES (1, 1, 'right', '[1,0]'), (2, NULL, 'far right', '[4,1]'), (3, 1, 'up', '[-1,2]'), (4, NULL, 'nowhere', '[0,0]'), (5, 1, 'none', NULL);
