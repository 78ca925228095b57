INSERT INTO actor (id, name, born) VALUES ('x', 'Xi', 1950), ('y', 'Yo', 1960), ('z', 'Xi', 1970);
INSERT INTO movie (id, title) VALUES ('a', 'Alien'), ('b', 'Brazil'), ('c', 'Cube');
INSERT INTO role (movie_id, actor_id, rank, fee) VALUES ('a', 'x', 1, 100), ('a', 'y', 2, 50), ('a', 'z', 3, NULL), ('b', 'x', 1, 10);
INSERT INTO review (id, movie_id, stars, at) VALUES
  (1, 'a', 5, '2024-01-01'), (2, 'a', 5, '2024-05-01'), (3, 'a', 2, '2023-01-01'), (4, 'b', NULL, NULL), (5, 'b', 1, '2022-01-01');
