INSERT INTO movie VALUES ('a', 'x'), ('b', 'y');
CREATE VIEW known AS SELECT title, upper(title) AS shout FROM movie;
