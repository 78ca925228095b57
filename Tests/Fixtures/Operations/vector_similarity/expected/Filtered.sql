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
          SELECT "t2"."name" AS "name", NULL AS "_metadata"
          FROM "public"."author" AS "t2"
          WHERE "t2"."id" = "t0"."author_id"
        ) AS r$
      ) AS "author", (
        SELECT r$
        FROM (
          SELECT "t0"."rank$" AS "d"
        ) AS r$
      ) AS "_metadata"
      FROM (
        SELECT "t0"."id", "t0"."author_id", CASE WHEN abs("t0"."v" <-> $1::vector) < 'Infinity' THEN 0 + ("t0"."v" <-> $1::vector) END AS "rank$"
        FROM "public"."doc" AS "t0"
        WHERE "t0"."v" IS NOT NULL AND EXISTS (
          SELECT
          FROM "public"."author" AS "t1"
          WHERE "t1"."id" = "t0"."author_id" AND "t1"."name" = $2::text
        )
        ORDER BY "t0"."v" <-> $1::vector
        LIMIT $3::bigint
        OFFSET $4::bigint
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
          SELECT "t2"."name" AS "name", NULL AS "_metadata"
          FROM "public"."author" AS "t2"
          WHERE "t2"."id" = "t0"."author_id"
        ) AS r$
      ) AS "author", (
        SELECT r$
        FROM (
          SELECT "t0"."rank$" AS "d"
        ) AS r$
      ) AS "_metadata"
      FROM (
        SELECT "t0"."id", "t0"."author_id", CASE WHEN abs("t0"."v" <-> $1::vector) < 'Infinity' THEN 0 + ("t0"."v" <-> $1::vector) END AS "rank$"
        FROM "public"."doc" AS "t0"
        WHERE "t0"."v" IS NOT NULL
        ORDER BY "t0"."v" <-> $1::vector
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "docs_v_similarity"
) AS r$;
