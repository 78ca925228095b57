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
        WHERE ("t0"."big" > $1::bigint AND "t0"."big" <= $2::bigint AND "t0"."big" <> $2::bigint)
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "big", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."row" AS "t1"
        WHERE ("t1"."f" >= $3::double precision AND "t1"."f" < $4::double precision)
        ORDER BY "t1"."id"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "f"
) AS r$;
