INSERT INTO team VALUES ('t', 'T');
INSERT INTO player (id, name, team_id) VALUES (7, 'Seven', 't');
