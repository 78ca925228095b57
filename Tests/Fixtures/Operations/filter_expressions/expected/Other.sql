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
        FROM "public"."row" AS "t0"
        WHERE "t0"."b" = $1::boolean
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "b", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."row" AS "t1"
        WHERE "t1"."b" <> $1::boolean
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "nb", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id"
      FROM (
        SELECT "t2"."id"
        FROM "public"."row" AS "t2"
        WHERE "t2"."u" = $2::uuid
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "u", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t3"."id" AS "id"
      FROM (
        SELECT "t3"."id"
        FROM "public"."row" AS "t3"
        WHERE "t3"."u" <> $2::uuid
        LIMIT 100
      ) AS "t3"
    ) AS r$
  )) AS "nu", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t4"."id" AS "id"
      FROM (
        SELECT "t4"."id"
        FROM "public"."row" AS "t4"
        WHERE "t4"."any" = $3::jsonb
        LIMIT 100
      ) AS "t4"
    ) AS r$
  )) AS "any", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t5"."id" AS "id"
      FROM (
        SELECT "t5"."id"
        FROM "public"."row" AS "t5"
        WHERE "t5"."any" = $4::jsonb
        LIMIT 100
      ) AS "t5"
    ) AS r$
  )) AS "map", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t6"."id" AS "id"
      FROM (
        SELECT "t6"."id"
        FROM "public"."row" AS "t6"
        WHERE "t6"."any" <> $3::jsonb
        ORDER BY "t6"."id"
        LIMIT 100
      ) AS "t6"
    ) AS r$
  )) AS "nany"
) AS r$;
