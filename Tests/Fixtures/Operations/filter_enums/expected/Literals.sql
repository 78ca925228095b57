-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."box" AS "t0"
        WHERE ("t0"."size" > 'SMALL'::"public"."size" AND "t0"."size" < 'HUGE'::"public"."size")
        ORDER BY "t0"."id"
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
        FROM "public"."box" AS "t1"
        WHERE "t1"."size" = ANY (ARRAY['SMALL'::"public"."size", $1::"public"."size"]::"public"."size"[])
        ORDER BY "t1"."id"
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
        FROM "public"."box" AS "t2"
        WHERE "t2"."size" <> ALL ($1::"public"."size"[])
        ORDER BY "t2"."id"
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
        FROM "public"."box" AS "t3"
        WHERE "t3"."size" IS NULL
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
        FROM "public"."box" AS "t4"
        WHERE "t4"."size" IS NOT NULL
        ORDER BY "t4"."size" DESC
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
        FROM "public"."box" AS "t5"
        WHERE ('LARGE'::"public"."size" = ANY ("t5"."sizes"))
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
        FROM "public"."box" AS "t6"
        WHERE "t6"."sizes" @> ARRAY['HUGE'::"public"."size",'LARGE'::"public"."size"]::"public"."size"[]
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
        FROM "public"."box" AS "t7"
        WHERE NOT ("t7"."sizes" && $1::"public"."size"[])
        ORDER BY "t7"."id"
        LIMIT 100
      ) AS "t7"
    ) AS r$
  )) AS v
) AS r;
