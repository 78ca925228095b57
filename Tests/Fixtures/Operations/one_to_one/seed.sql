INSERT INTO movie (id, title) VALUES ('a', 'Alien'), ('b', 'Brazil');
INSERT INTO detail (id, movie_id, text) VALUES ('0a000000-0000-0000-0000-000000000001', 'a', 'x');
INSERT INTO credit (movie_id, text) VALUES ('b', 'y');
