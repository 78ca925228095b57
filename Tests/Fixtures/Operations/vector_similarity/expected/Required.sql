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
        ORDER BY "t0"."v" <-> $1::vector
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "docs_v_similarity"
) AS r$;
