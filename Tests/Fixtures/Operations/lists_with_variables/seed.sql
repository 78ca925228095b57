INSERT INTO thing (id, name, mood, n, tags, moods) VALUES (1, 'a', 'GLAD', 1, '{x,y}', '{GLAD}'), (2, 'b', 'SAD', 2, '{y}', '{}'), (3, 'c', NULL, NULL, NULL, NULL);
