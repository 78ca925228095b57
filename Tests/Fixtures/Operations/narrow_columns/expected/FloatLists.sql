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
        WHERE (CASE WHEN abs($1::double precision) BETWEEN '1e-45'::double precision AND '3.4028235e+38'::double precision THEN $1::double precision::real ELSE $1::double precision END = ANY ("t0"."halves"))
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "includes", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."thing" AS "t1"
        WHERE NOT (CASE WHEN abs($1::double precision) BETWEEN '1e-45'::double precision AND '3.4028235e+38'::double precision THEN $1::double precision::real ELSE $1::double precision END = ANY ("t1"."halves"))
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "excludes", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id"
      FROM (
        SELECT "t2"."id"
        FROM "public"."thing" AS "t2"
        WHERE "t2"."halves" @> ARRAY(
          SELECT CASE WHEN e = 0 OR abs(e) BETWEEN '1e-45'::double precision AND '3.4028235e+38'::double precision THEN e::real END
          FROM unnest($2::double precision[]) AS e
        )
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "includesAll", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t3"."id" AS "id"
      FROM (
        SELECT "t3"."id"
        FROM "public"."thing" AS "t3"
        WHERE NOT ("t3"."halves" && ARRAY(
          SELECT CASE WHEN e = 0 OR abs(e) BETWEEN '1e-45'::double precision AND '3.4028235e+38'::double precision THEN e::real END
          FROM unnest($2::double precision[]) AS e
        ))
        LIMIT 100
      ) AS "t3"
    ) AS r$
  )) AS "excludesAll"
) AS r$;
