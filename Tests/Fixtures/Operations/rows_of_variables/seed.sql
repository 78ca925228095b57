INSERT INTO member (uid, name) VALUES ('m', 'Max');
