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
        FROM "public"."box" AS "t0"
        WHERE EXISTS (
          SELECT
          FROM unnest("t0"."sizes") AS "e"("value")
          WHERE "e"."value" > $1::"public"."size"
        )
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "some", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."box" AS "t1"
        WHERE ((
          SELECT count(*)
          FROM unnest("t1"."sizes") AS "e"("value")
          WHERE "e"."value" >= 'LARGE'::"public"."size" AND "e"."value" = ANY ($2::"public"."size"[])
        ) >= $3::bigint)
        ORDER BY "t1"."id"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "many", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id"
      FROM (
        SELECT "t2"."id"
        FROM "public"."box" AS "t2"
        WHERE ((
          SELECT count(*)
          FROM unnest("t2"."sizes") AS "e"("value")
        ) = $3::bigint)
        ORDER BY "t2"."id"
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "number"
) AS r$;

-- call 2
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."box" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "some", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."box" AS "t1"
        WHERE EXISTS (
          SELECT
          FROM unnest("t1"."sizes") AS "e"("value")
          WHERE "e"."value" >= 'LARGE'::"public"."size"
        )
        ORDER BY "t1"."id"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "many", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id"
      FROM (
        SELECT "t2"."id"
        FROM "public"."box" AS "t2"
        ORDER BY "t2"."id"
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "number"
) AS r$;

-- call 3
-- session pool
SELECT row_to_json(r$)
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
          WHERE "e"."value" > $1::"public"."size"
        )
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "some", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."box" AS "t1"
        WHERE ((
          SELECT count(*)
          FROM unnest("t1"."sizes") AS "e"("value")
          WHERE "e"."value" >= 'LARGE'::"public"."size"
        ) >= $2::bigint)
        ORDER BY "t1"."id"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "many", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id"
      FROM (
        SELECT "t2"."id"
        FROM "public"."box" AS "t2"
        WHERE ((
          SELECT count(*)
          FROM unnest("t2"."sizes") AS "e"("value")
        ) = $2::bigint)
        ORDER BY "t2"."id"
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "number"
) AS r$;
