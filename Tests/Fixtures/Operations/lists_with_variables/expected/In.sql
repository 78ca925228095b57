-- call 1, 2
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."thing" AS "t0"
        WHERE "t0"."name" = ANY (ARRAY[$1::text, $2::text, 'z'::text]::text[])
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "names", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."thing" AS "t1"
        WHERE "t1"."name" <> ALL (ARRAY[$1::text]::text[])
        ORDER BY "t1"."id"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "not", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id"
      FROM (
        SELECT "t2"."id"
        FROM "public"."thing" AS "t2"
        WHERE "t2"."mood" = ANY (ARRAY[$3::"public"."mood"]::"public"."mood"[])
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "moods", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t3"."id" AS "id"
      FROM (
        SELECT "t3"."id"
        FROM "public"."thing" AS "t3"
        WHERE "t3"."n" = ANY (ARRAY[1, $4::integer]::integer[])
        ORDER BY "t3"."id"
        LIMIT 100
      ) AS "t3"
    ) AS r$
  )) AS "numbers", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t4"."id" AS "id"
      FROM (
        SELECT "t4"."id"
        FROM "public"."thing" AS "t4"
        WHERE "t4"."tags" @> ARRAY[$2::text, 'y'::text]::text[]
        LIMIT 100
      ) AS "t4"
    ) AS r$
  )) AS "all", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t5"."id" AS "id"
      FROM (
        SELECT "t5"."id"
        FROM "public"."thing" AS "t5"
        WHERE NOT ("t5"."tags" && ARRAY['q'::text, $1::text]::text[])
        ORDER BY "t5"."id"
        LIMIT 100
      ) AS "t5"
    ) AS r$
  )) AS "none"
) AS r$;
