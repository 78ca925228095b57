INSERT INTO movie (id, title, year, note) VALUES ('a', 'Alien', 1979, 'x'), ('b', 'Brazil', 1985, NULL), ('c', 'Cube', 1997, 'y'), ('d', 'Dune', 1984, 'z');
