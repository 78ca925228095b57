-- call 1
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."player" AS "t0"
        ORDER BY "t0"."id"
        LIMIT $1::bigint
      ) AS "t0"
    ) AS r$
  )) AS "players"
) AS r$;
