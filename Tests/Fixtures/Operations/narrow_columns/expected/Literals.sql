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
        WHERE ("t0"."half" < '1e300'::double precision AND "t0"."half" > '-1e300'::double precision)
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "below", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."thing" AS "t1"
        WHERE "t1"."half" > '1e-60'::double precision
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "above", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id"
      FROM (
        SELECT "t2"."id"
        FROM "public"."thing" AS "t2"
        WHERE "t2"."half" = '0.1'::real
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "tenth", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t3"."id" AS "id"
      FROM (
        SELECT "t3"."id"
        FROM "public"."thing" AS "t3"
        WHERE "t3"."half" = ANY (ARRAY['0.10000000149011612'::double precision,'1e300'::double precision]::double precision[])
        LIMIT 100
      ) AS "t3"
    ) AS r$
  )) AS "in", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t4"."id" AS "id"
      FROM (
        SELECT "t4"."id"
        FROM "public"."thing" AS "t4"
        WHERE "t4"."half" <> ALL (ARRAY['0.10000000149011612'::double precision,'1e-60'::double precision]::double precision[])
        LIMIT 100
      ) AS "t4"
    ) AS r$
  )) AS "nin", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t5"."id" AS "id"
      FROM (
        SELECT "t5"."id"
        FROM "public"."thing" AS "t5"
        WHERE ('1e300'::double precision = ANY ("t5"."halves"))
        LIMIT 100
      ) AS "t5"
    ) AS r$
  )) AS "includes", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t6"."id" AS "id"
      FROM (
        SELECT "t6"."id"
        FROM "public"."thing" AS "t6"
        WHERE "t6"."halves" @> ARRAY['2'::real,'0.1'::real]::real[]
        LIMIT 100
      ) AS "t6"
    ) AS r$
  )) AS "includesAll", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t7"."id" AS "id"
      FROM (
        SELECT "t7"."id"
        FROM "public"."thing" AS "t7"
        WHERE NOT ("t7"."halves" && ARRAY[NULL,'2'::real]::real[])
        LIMIT 100
      ) AS "t7"
    ) AS r$
  )) AS "excludesAll"
) AS r$;
