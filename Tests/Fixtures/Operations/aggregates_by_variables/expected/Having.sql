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
        HAVING (NOT ((CASE WHEN abs(sum("t0"."rating"::double precision)) <= count("t0"."rating") / 2 * '5e-324'::double precision THEN 0 ELSE sum("t0"."rating"::double precision) / count("t0"."rating") END)::double precision < $1::double precision) AND count(*) >= $2::bigint)
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
      SELECT "t0"."genre" AS "genre", "t0"."a$0"::integer AS "_count"
      FROM (
        SELECT "t0"."genre", count(*) AS "a$0"
        FROM "public"."movie" AS "t0"
        GROUP BY "t0"."genre"
        HAVING ((CASE WHEN abs(sum("t0"."rating"::double precision)) <= count("t0"."rating") / 2 * '5e-324'::double precision THEN 0 ELSE sum("t0"."rating"::double precision) / count("t0"."rating") END)::double precision IS NULL OR count("t0"."year") = ANY ($1::bigint[]))
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
      SELECT "t0"."genre" AS "genre", "t0"."a$0"::integer AS "_count"
      FROM (
        SELECT "t0"."genre", count(*) AS "a$0"
        FROM "public"."movie" AS "t0"
        GROUP BY "t0"."genre"
        HAVING count(DISTINCT "t0"."title") = $1::bigint
        ORDER BY "t0"."genre"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;

-- call 4, 5, 6
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
        ORDER BY "t0"."genre"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
