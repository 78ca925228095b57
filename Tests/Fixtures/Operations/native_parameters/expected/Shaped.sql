-- call 1
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."movie" AS "t0"
        WHERE ("t0"."title" = $1::text AND "t0"."year" = ANY ($2::integer[]))
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS v
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
        FROM "public"."movie" AS "t1"
        WHERE ("t1"."id" = $1::integer OR "t1"."seen" = FALSE)
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS v
) AS r;
-- one snapshot
SELECT row_to_json("r$".*)
FROM (
SELECT $1::jsonb AS f, $2::boolean AS b, $3::jsonb[] AS l
) AS "r$"
LIMIT 1;

-- call 2
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."movie" AS "t0"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS v
) AS r;
-- one snapshot
SELECT row_to_json("r$".*)
FROM (
SELECT $1::jsonb AS f, $2::boolean AS b, $3::jsonb[] AS l
) AS "r$"
LIMIT 1;
