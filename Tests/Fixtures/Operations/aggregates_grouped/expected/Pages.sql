-- call 1
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."genre" AS "genre", "t0"."a$0"::integer AS "_count"
      FROM (
        SELECT "t0"."genre", count(*) AS "a$0"
        FROM "public"."movie" AS "t0"
        GROUP BY "t0"."genre"
        ORDER BY "t0"."genre" DESC
        LIMIT $1::bigint
        OFFSET $2::bigint
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
      SELECT "t0"."genre" AS "genre", "t0"."a$0"::integer AS "_count"
      FROM (
        SELECT "t0"."genre", count(*) AS "a$0"
        FROM "public"."movie" AS "t0"
        GROUP BY "t0"."genre"
        ORDER BY "t0"."genre" DESC
        LIMIT $1::bigint
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
      SELECT "t0"."genre" AS "genre", "t0"."a$0"::integer AS "_count"
      FROM (
        SELECT "t0"."genre", count(*) AS "a$0"
        FROM "public"."movie" AS "t0"
        GROUP BY "t0"."genre"
        ORDER BY "t0"."genre" DESC
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
