-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."a$0"::integer AS "_count"
      FROM (
        SELECT count(*) AS "a$0"
        FROM "public"."loan" AS "t0"
        HAVING count(*) > 5
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "loans", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."a$0"::integer AS "_count"
      FROM (
        SELECT count(*) AS "a$0"
        FROM "public"."loan" AS "t1"
        HAVING count(*) > 6
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "none"
) AS r$;
