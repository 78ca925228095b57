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
        FROM "public"."loan" AS "t0"
        WHERE "t0"."id" <> ALL ($1::text[])
        ORDER BY "t0"."id" DESC
        LIMIT 1
      ) AS "t0"
    ) AS r$
  ) AS "loan"
) AS r$;
