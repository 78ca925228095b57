INSERT INTO movie (id, title, year, rating, budget, genre, seen, code, tags, extra, at) VALUES
  (1, 'Alien', 1979, 8.5, 11000000, 'HORROR', true, 'abababab-abab-abab-abab-abababababab', '{space,ship}', '{"a": [1, 2]}', '2024-02-29T12:00:00Z'),
  (2, 'Brazil', 1985, 'NaN', 15000000.50, 'COMEDY', false, NULL, '{}', 'null', NULL),
  (3, 'Cube; DROP', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
CREATE FUNCTION touch() RETURNS integer LANGUAGE sql AS 'DELETE FROM movie RETURNING id';
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.year < 0 THEN RAISE EXCEPTION 'secret %', NEW.title; END IF; RETURN NEW; END $$;
CREATE TRIGGER refuse BEFORE UPDATE ON movie FOR EACH ROW EXECUTE FUNCTION refuse();
