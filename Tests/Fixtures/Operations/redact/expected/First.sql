-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", "t0"."name" AS "name", "t0"."any" AS "any"
      FROM (
        SELECT "t0"."id", "t0"."any", "t0"."name"
        FROM "public"."player" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "players"
) AS r$;
