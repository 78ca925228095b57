INSERT INTO actor (id, name) VALUES ('p', 'Ann'), ('q', 'Bob'), ('r', 'Cy');
INSERT INTO movie (id, title) VALUES ('a', 'Alien'), ('b', 'Brazil');
INSERT INTO role (movie_id, actor_id, part, rank) VALUES
  ('a', 'p', 'Ripley', 1), ('a', 'q', 'Dallas', 2), ('b', 'q', NULL, 1);
