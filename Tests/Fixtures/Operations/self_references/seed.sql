INSERT INTO team (id, name, parent_id, rival_id) VALUES
  ('1', 'Root', NULL, NULL), ('2', 'Left', '1', NULL), ('3', 'Right', '1', '2'), ('4', 'Leaf', '2', '2'), ('5', 'Bud', '2', NULL);
