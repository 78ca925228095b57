-- call 1, 2, 3
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."name" AS "name"
      FROM "public"."team" AS "t0"
      WHERE "t0"."id" = $1::text
    ) AS r$
  ) AS v
) AS r;
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."player" AS "t1"
        WHERE "t1"."name" = $1::text
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS v
) AS r;
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id"
      FROM (
        SELECT "t2"."id"
        FROM "public"."player" AS "t2"
        ORDER BY "t2"."id"
        LIMIT 1
      ) AS "t2"
    ) AS r$
  )) AS v
) AS r;
