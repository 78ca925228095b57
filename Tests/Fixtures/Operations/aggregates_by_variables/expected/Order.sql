-- call 1
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."genre" AS "genre"
      FROM (
        SELECT "t0"."genre"
        FROM "public"."movie" AS "t0"
        GROUP BY "t0"."genre"
        ORDER BY count(*) DESC, "t0"."genre"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "given", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."genre" AS "genre"
      FROM (
        SELECT "t1"."genre"
        FROM "public"."movie" AS "t1"
        GROUP BY "t1"."genre"
        ORDER BY count(*) DESC, "t1"."genre"
        LIMIT 2
      ) AS "t1"
    ) AS r$
  )) AS "direction"
) AS r$;

-- call 2
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."genre" AS "genre"
      FROM (
        SELECT "t0"."genre"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."year"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "given", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."genre" AS "genre"
      FROM (
        SELECT "t1"."genre"
        FROM "public"."movie" AS "t1"
        GROUP BY "t1"."genre"
        ORDER BY "t1"."genre"
        LIMIT 2
      ) AS "t1"
    ) AS r$
  )) AS "direction"
) AS r$;
