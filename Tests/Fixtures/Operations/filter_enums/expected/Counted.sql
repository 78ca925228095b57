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
        WHERE EXISTS (
          SELECT
          FROM unnest("t0"."sizes") AS "e"("value")
        )
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
        WHERE EXISTS (
          SELECT
          FROM unnest("t1"."sizes") AS "e"("value")
          WHERE "e"."value" = 'LARGE'::"public"."size"
        )
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
        WHERE ((
          SELECT count(*)
          FROM unnest("t2"."sizes") AS "e"("value")
        ) = 0)
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
        WHERE EXISTS (
          SELECT
          FROM unnest("t3"."sizes") AS "e"("value")
        )
        ORDER BY "t3"."id"
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
        WHERE EXISTS (
          SELECT
          FROM unnest("t4"."sizes") AS "e"("value")
        )
        ORDER BY "t4"."id"
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
        WHERE ((
          SELECT count(*)
          FROM unnest("t5"."sizes") AS "e"("value")
          WHERE "e"."value" = $1::"public"."size"
        ) > 1 AND (
          SELECT count(*)
          FROM unnest("t5"."sizes") AS "e"("value")
          WHERE "e"."value" = $1::"public"."size"
        ) < 3)
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
        WHERE EXISTS (
          SELECT
          FROM unnest("t6"."sizes") AS "e"("value")
          WHERE "e"."value" IS NULL
        )
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
        WHERE NOT (EXISTS (
          SELECT
          FROM unnest("t7"."sizes") AS "e"("value")
          WHERE "e"."value" <> 'SMALL'::"public"."size"
        ))
        ORDER BY "t7"."id"
        LIMIT 100
      ) AS "t7"
    ) AS r$
  )) AS v
) AS r;
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t8"."id" AS "id"
      FROM (
        SELECT "t8"."id"
        FROM "public"."box" AS "t8"
        WHERE (('LARGE'::"public"."size" = ANY ("t8"."sizes")) AND ((
          SELECT count(*)
          FROM unnest("t8"."sizes") AS "e"("value")
        ) = 3))
        LIMIT 100
      ) AS "t8"
    ) AS r$
  )) AS v
) AS r;
