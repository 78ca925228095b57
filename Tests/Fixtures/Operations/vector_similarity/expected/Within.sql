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
        FROM "public"."doc" AS "t0"
        WHERE "t0"."v" IS NOT NULL AND "t0"."v" <-> '[2,0]'::vector < $1::double precision
        ORDER BY "t0"."v" <-> '[2,0]'::vector
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "docs_v_similarity"
) AS r$;

-- call 3, 4
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
        WHERE "t0"."v" IS NOT NULL
        ORDER BY "t0"."v" <-> '[2,0]'::vector
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "docs_v_similarity"
) AS r$;
