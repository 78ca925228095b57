-- one snapshot
SELECT row_to_json("r$".*)
FROM (
SELECT current_setting('TimeZone') AS zone, current_setting('DateStyle') AS dates, current_setting('search_path') AS path,
 current_setting('plan_cache_mode') AS plans, current_setting('statement_timeout') AS timeout, current_setting('jit') AS jit,
 current_setting('my.own', true) AS own, current_user = session_user AS me, to_regclass('pg_temp.left_over') AS temporary,
 (
  SELECT count(*)
  FROM pg_locks
  WHERE locktype = 'advisory' AND pid = pg_backend_pid()
) AS locks, (
  SELECT count(*)
  FROM pg_prepared_statements
) > 0 AS prepared,
 (
  SELECT count(*)
  FROM pg_largeobject_metadata
) AS objects, (
  SELECT is_called
  FROM numbers
) AS called, (
  SELECT title
  FROM movie
) AS title
) AS "r$"
LIMIT 1;
