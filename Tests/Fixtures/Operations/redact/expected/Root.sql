-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."secret" AS "secret"
      FROM "public"."team" AS "t0"
      WHERE "t0"."id" = 't'::text
    ) AS r$
  ) AS "team", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."player" AS "t1"
        ORDER BY "t1"."id"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "players"
) AS r$;
