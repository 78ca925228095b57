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
        WHERE "t0"."v" = '[1,2.5,-3]'::vector
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "eq", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."doc" AS "t1"
        WHERE "t1"."v" = ANY (ARRAY['[1,2.5,-3]'::vector,'[1,1,1]'::vector]::vector[])
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "in", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id"
      FROM (
        SELECT "t2"."id"
        FROM "public"."doc" AS "t2"
        WHERE "t2"."v" IS NULL
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "isNull", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t3"."id" AS "id"
      FROM (
        SELECT "t3"."id"
        FROM "public"."doc" AS "t3"
        WHERE "t3"."v" IS NULL
        LIMIT 100
      ) AS "t3"
    ) AS r$
  )) AS "null"
) AS r$;
