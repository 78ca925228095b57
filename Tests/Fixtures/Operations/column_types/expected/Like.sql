-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."thing" AS "t0"
        WHERE (("t0"."code" >= $1::text AND "t0"."code" < $2::text AND "t0"."code" LIKE $3::text) AND "t0"."fixed"::text LIKE '%y' AND "t0"."bits"::text LIKE '%1%')
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "things"
) AS r$;
