INSERT INTO movie VALUES ('a','x');
