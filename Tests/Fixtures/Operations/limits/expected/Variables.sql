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
        FROM "public"."item" AS "t0"
        ORDER BY "t0"."id"
        LIMIT $1::bigint
        OFFSET $2::bigint
      ) AS "t0"
    ) AS r$
  )) AS "items"
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
        FROM "public"."item" AS "t0"
        ORDER BY "t0"."id"
        LIMIT $1::bigint
      ) AS "t0"
    ) AS r$
  )) AS "items"
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
        FROM "public"."item" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
        OFFSET $1::bigint
      ) AS "t0"
    ) AS r$
  )) AS "items"
) AS r$;
