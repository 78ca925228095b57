-- call 1
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."review" AS "t0"
        WHERE "t0"."stars" < $1::integer
        ORDER BY "t0"."stars" DESC
        LIMIT 1
      ) AS "t0"
    ) AS r$
  ) AS "review"
) AS r$;

-- call 2
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."review" AS "t0"
        ORDER BY "t0"."id" DESC
        LIMIT 1
      ) AS "t0"
    ) AS r$
  ) AS "review"
) AS r$;
