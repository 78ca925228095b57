INSERT INTO movie (id) VALUES ('a'), ('b');
INSERT INTO review (id, movie_id) VALUES (1, 'a'), (2, 'b');
INSERT INTO note (id, movie_id) VALUES (1, 'a'), (2, 'b');
