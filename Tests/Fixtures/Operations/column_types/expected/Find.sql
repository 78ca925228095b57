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
        FROM "public"."thing" AS "t0"
        WHERE ("t0"."code" = $1::text AND "t0"."fixed" = $2::bpchar AND "t0"."bits" = $3::bit varying AND "t0"."some" = $3::bit varying AND "t0"."small" = $4::integer AND "t0"."big" = $5::numeric AND "t0"."price" = $6::numeric AND "t0"."half" = CASE WHEN abs($7::double precision) BETWEEN '1e-45'::double precision AND '3.4028235e+38'::double precision THEN $7::double precision::real ELSE $7::double precision END AND "t0"."local" = $8::timestamp)
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "things"
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
        FROM "public"."thing" AS "t0"
        WHERE ("t0"."fixed" = $1::bpchar)
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "things"
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
        FROM "public"."thing" AS "t0"
        WHERE ("t0"."code" = $1::text)
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "things"
) AS r$;

-- call 4
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
        WHERE ("t0"."small" = $1::integer)
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "things"
) AS r$;
