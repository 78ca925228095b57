INSERT INTO author (id, pen_name) VALUES ('00000000-0000-0000-0000-00000000000a', 'Ada'), ('00000000-0000-0000-0000-00000000000b', 'Bea');
INSERT INTO member (uid, name, joined_at) VALUES ('m', 'Max', '2020-01-01T00:00:00Z');
