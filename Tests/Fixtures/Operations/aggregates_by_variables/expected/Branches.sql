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
        HAVING (count(*) = $1::bigint AND count(*) > $2::bigint)
        ORDER BY "t0"."genre"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
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
        GROUP BY "t0"."genre"
        HAVING (FALSE)
        ORDER BY "t0"."genre"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;

-- call 3
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
        HAVING (count(*) = $1::bigint)
        ORDER BY "t0"."genre"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;

-- call 4, 5
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
        ORDER BY "t0"."genre"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
