-- call 6
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t1"."id" AS "id"
          FROM (
            SELECT "t1"."id"
            FROM "public"."fine" AS "t1"
            WHERE "t0"."id" = "t1"."loan_id"
            LIMIT $1::bigint
          ) AS "t1"
        ) AS r$
      )) AS "fines_on_loan"
      FROM (
        SELECT "t0"."id"
        FROM "public"."loan" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
        OFFSET $2::bigint
      ) AS "t0"
    ) AS r$
  )) AS "loans"
) AS r$;
