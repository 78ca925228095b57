INSERT INTO people VALUES ('a\b'), ('Zoë "Z"');
INSERT INTO movie (id, title, director_name) VALUES ('abababab-abab-abab-abab-abababababab', 'One', 'a\b'), ('00000000-0000-4000-8000-000000000002', 'Two', NULL);
INSERT INTO review VALUES ('abababab-abab-abab-abab-abababababab', 5);
