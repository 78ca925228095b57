INSERT INTO person VALUES (1, 'The Coen Brothers'), (2, 'Ridley Scott');
INSERT INTO movie (id, title, plot, year, director_id) VALUES
  (1, 'Space Crew', 'A crew in space meets a creature in space', 1979, 2),
  (2, 'Runners', 'A hunter runs after those who are running in space', 1982, 2),
  (3, 'Fargo', 'Crimes in the snow', 1996, 1),
  (4, 'Snow', NULL, 2001, NULL),
  (5, '', NULL, NULL, NULL);
