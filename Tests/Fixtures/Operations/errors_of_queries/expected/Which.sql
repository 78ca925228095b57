-- call 1, 2, 3
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."acc" AS "t0"
        WHERE "t0"."owner" LIKE $1::text
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
        FROM "public"."acc" AS "t1"
        WHERE "t1"."owner" ~ $1::text
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
      SELECT "t2"."id" AS "id", "t2"."n" AS "n"
      FROM (
        SELECT "t2"."id", "t2"."n"
        FROM "public"."acc" AS "t2"
        WHERE "t2"."n" > 0
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS v
) AS r;

-- call 4
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."acc" AS "t0"
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
        FROM "public"."acc" AS "t1"
        WHERE "t1"."owner" ~ $1::text
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
      SELECT "t2"."id" AS "id", "t2"."n" AS "n"
      FROM (
        SELECT "t2"."id", "t2"."n"
        FROM "public"."acc" AS "t2"
        WHERE "t2"."n" > 0
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS v
) AS r;
