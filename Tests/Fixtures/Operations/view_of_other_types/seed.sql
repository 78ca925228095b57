INSERT INTO event (id, kind, data, at) VALUES
  (1, 'a', '{"name": "n"}', '2024-05-06 07:08:09Z'), (2, 'b', '{"name": {"of": 5}}', NULL), (3, 'c', '{"name": null}', NULL), (4, 'd', NULL, NULL);
