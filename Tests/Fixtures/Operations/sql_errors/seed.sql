INSERT INTO team (id, name) VALUES ('t', 'Tigers');
INSERT INTO player (id, name, shirt, team_id) VALUES (1, 'Ann', 7, 't');
ALTER TABLE player ADD CONSTRAINT lucky CHECK (shirt >= 0);
ALTER TABLE player ADD CONSTRAINT alone EXCLUDE USING btree (shirt WITH =);
CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'secret %', NEW.id USING ERRCODE = NEW.id, DETAIL = 'secret row', HINT = 'secret hint';
END $$;
CREATE TRIGGER fail BEFORE INSERT ON fault FOR EACH ROW EXECUTE FUNCTION fail();
