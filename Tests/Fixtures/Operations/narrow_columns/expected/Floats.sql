-- call 1, 2, 3, 4
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
        WHERE "t0"."half" = CASE WHEN abs($1::double precision) BETWEEN '1e-45'::double precision AND '3.4028235e+38'::double precision THEN $1::double precision::real ELSE $1::double precision END
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "eq", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."thing" AS "t1"
        WHERE "t1"."half" <> CASE WHEN abs($1::double precision) BETWEEN '1e-45'::double precision AND '3.4028235e+38'::double precision THEN $1::double precision::real ELSE $1::double precision END
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "ne", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id"
      FROM (
        SELECT "t2"."id"
        FROM "public"."thing" AS "t2"
        WHERE "t2"."half" < CASE WHEN abs($1::double precision) BETWEEN '1e-45'::double precision AND '3.4028235e+38'::double precision THEN $1::double precision::real ELSE $1::double precision END
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "lt", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t3"."id" AS "id"
      FROM (
        SELECT "t3"."id"
        FROM "public"."thing" AS "t3"
        WHERE "t3"."half" >= CASE WHEN abs($1::double precision) BETWEEN '1e-45'::double precision AND '3.4028235e+38'::double precision THEN $1::double precision::real ELSE $1::double precision END
        LIMIT 100
      ) AS "t3"
    ) AS r$
  )) AS "ge", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t4"."id" AS "id"
      FROM (
        SELECT "t4"."id"
        FROM "public"."thing" AS "t4"
        WHERE "t4"."half" = ANY (ARRAY(
          SELECT CASE WHEN abs(e) BETWEEN '1e-45'::double precision AND '3.4028235e+38'::double precision THEN e::real ELSE e END
          FROM unnest($2::double precision[]) AS e
        ))
        LIMIT 100
      ) AS "t4"
    ) AS r$
  )) AS "in", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t5"."id" AS "id"
      FROM (
        SELECT "t5"."id"
        FROM "public"."thing" AS "t5"
        WHERE "t5"."half" <> ALL (ARRAY(
          SELECT CASE WHEN abs(e) BETWEEN '1e-45'::double precision AND '3.4028235e+38'::double precision THEN e::real ELSE e END
          FROM unnest($2::double precision[]) AS e
        ))
        LIMIT 100
      ) AS "t5"
    ) AS r$
  )) AS "nin", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t6"."id" AS "id"
      FROM (
        SELECT "t6"."id"
        FROM "public"."thing" AS "t6"
        WHERE "t6"."half" = ANY (ARRAY(
          SELECT CASE WHEN abs(e) BETWEEN '1e-45'::double precision AND '3.4028235e+38'::double precision THEN e::real ELSE e END
          FROM unnest(ARRAY[$1::double precision, '0.1'::double precision, '-1e300'::double precision]::double precision[]) AS e
        ))
        LIMIT 100
      ) AS "t6"
    ) AS r$
  )) AS "mixed"
) AS r$;
