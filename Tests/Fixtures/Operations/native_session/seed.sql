INSERT INTO movie (id, title, at) VALUES (1, 'Alien', '2024-01-31T03:00:00Z');
CREATE SEQUENCE numbers;
CREATE FUNCTION poison() RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('TimeZone', 'America/New_York', false), set_config('DateStyle', 'SQL, DMY', false);
  PERFORM set_config('search_path', 'pg_temp', false), set_config('plan_cache_mode', 'auto', false);
  PERFORM set_config('statement_timeout', '0', false), set_config('my.own', 'left', false);
  PERFORM pg_advisory_lock(42);
  IF NOT current_setting('transaction_read_only')::boolean THEN
    EXECUTE 'CREATE TEMP TABLE left_over AS SELECT 1 AS n';
    EXECUTE 'SET ROLE pg_read_all_data';
  END IF;
  RETURN true;
END $$;
