INSERT INTO item (id) SELECT i FROM generate_series(1, 104) AS i;
