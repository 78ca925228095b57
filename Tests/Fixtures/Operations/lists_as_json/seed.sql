INSERT INTO box (id, tags, anys, made, words) VALUES
  (1, '["a", "b", "a"]', '[1, {"k": 2}]', '[]', '{a,b,a}'), (2, '[]', '[]', NULL, '{}'), (3, NULL, NULL, NULL, NULL), (4, '{"no": "list"}', '"none"', NULL, NULL);
