-- call 1, 2
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."thing" AS "t0"
        WHERE "t0"."count" < $1::bigint
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
        FROM "public"."thing" AS "t1"
        WHERE "t1"."count" = ANY ($1::bigint[])
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
        FROM "public"."thing" AS "t2"
        WHERE "t2"."small" >= $1::bigint
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS v
) AS r;
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t3"."id" AS "id"
      FROM (
        SELECT "t3"."id"
        FROM "public"."thing" AS "t3"
        WHERE ("t3"."count" > (-9223372036854775808) AND "t3"."small" < 9223372036854775807)
        LIMIT 100
      ) AS "t3"
    ) AS r$
  )) AS v
) AS r;
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t4"."id" AS "id"
      FROM (
        SELECT "t4"."id"
        FROM "public"."thing" AS "t4"
        WHERE ($1::bigint = ANY ("t4"."counts"))
        LIMIT 100
      ) AS "t4"
    ) AS r$
  )) AS v
) AS r;
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t5"."id" AS "id"
      FROM (
        SELECT "t5"."id"
        FROM "public"."thing" AS "t5"
        WHERE "t5"."counts"::bigint[] @> $1::bigint[]
        LIMIT 100
      ) AS "t5"
    ) AS r$
  )) AS v
) AS r;
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t6"."id" AS "id"
      FROM (
        SELECT "t6"."id"
        FROM "public"."thing" AS "t6"
        WHERE "t6"."shorts"::integer[] @> ARRAY[1,2]::integer[]
        LIMIT 100
      ) AS "t6"
    ) AS r$
  )) AS v
) AS r;
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t7"."id" AS "id"
      FROM (
        SELECT "t7"."id"
        FROM "public"."thing" AS "t7"
        WHERE NOT ("t7"."shorts"::integer[] && ARRAY[2147483647]::integer[])
        LIMIT 100
      ) AS "t7"
    ) AS r$
  )) AS v
) AS r;
