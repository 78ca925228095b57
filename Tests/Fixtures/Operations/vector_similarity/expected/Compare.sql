-- call 1
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", (
        SELECT r$
        FROM (
          SELECT "t0"."rank$" AS "distance", NULL AS "relevance"
        ) AS r$
      ) AS "_metadata"
      FROM (
        SELECT "t0"."id", CASE WHEN abs("t0"."v" <-> $1::vector) < 'Infinity' THEN 0 + ("t0"."v" <-> $1::vector) END AS "rank$"
        FROM "public"."doc" AS "t0"
        WHERE "t0"."v" IS NOT NULL
        ORDER BY "t0"."v" <-> $1::vector
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "docs_v_similarity"
) AS r$;

-- call 2
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", (
        SELECT r$
        FROM (
          SELECT "t0"."rank$" AS "distance", NULL AS "relevance"
        ) AS r$
      ) AS "_metadata"
      FROM (
        SELECT "t0"."id", CASE WHEN abs("t0"."v" <-> $1::vector) < 'Infinity' THEN 0 + ("t0"."v" <-> $1::vector) END AS "rank$"
        FROM "public"."doc" AS "t0"
        WHERE FALSE
        ORDER BY "t0"."v" <-> $1::vector
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "docs_v_similarity"
) AS r$;
