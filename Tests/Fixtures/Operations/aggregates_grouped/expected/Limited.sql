-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."a$0"::integer AS "_count"
      FROM (
        SELECT count(*) AS "a$0"
        FROM "public"."movie" AS "t0"
        LIMIT 1
        OFFSET 0
      ) AS "t0"
    ) AS r$
  )) AS "movies", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."a$0"::integer AS "_count"
      FROM (
        SELECT count(*) AS "a$0"
        FROM "public"."movie" AS "t1"
        LIMIT 0
      ) AS "t1"
    ) AS r$
  )) AS "none", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."a$0"::integer AS "_count"
      FROM (
        SELECT count(*) AS "a$0"
        FROM "public"."movie" AS "t2"
        LIMIT 100
        OFFSET 1
      ) AS "t2"
    ) AS r$
  )) AS "past"
) AS r$;
