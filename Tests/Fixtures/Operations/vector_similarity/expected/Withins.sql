-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."doc" AS "t0"
        WHERE "t0"."v" IS NOT NULL AND "t0"."v" <-> '[2,0]'::vector < '1.5'::double precision
        ORDER BY "t0"."v" <-> '[2,0]'::vector
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "one", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."doc" AS "t1"
        WHERE "t1"."v" IS NOT NULL AND "t1"."v" <#> '[2,0]'::vector < '-1'::double precision
        ORDER BY "t1"."v" <#> '[2,0]'::vector
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "inner", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id"
      FROM (
        SELECT "t2"."id"
        FROM "public"."doc" AS "t2"
        WHERE "t2"."v" IS NOT NULL AND "t2"."v" <-> '[2,0]'::vector < '1'::double precision
        ORDER BY "t2"."v" <-> '[2,0]'::vector
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "below", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t3"."id" AS "id"
      FROM (
        SELECT "t3"."id"
        FROM "public"."doc" AS "t3"
        WHERE "t3"."v" IS NOT NULL
        ORDER BY "t3"."v" <-> '[2,0]'::vector
        LIMIT 100
      ) AS "t3"
    ) AS r$
  )) AS "null"
) AS r$;
