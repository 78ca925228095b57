-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."a$0"::integer AS "_count"
      FROM (
        SELECT count(*) AS "a$0"
        FROM "public"."doc" AS "t0"
        WHERE "t0"."v" IS NOT NULL AND "t0"."v" <-> '[2,0]'::vector < '2.5'::double precision
        ORDER BY min("t0"."v" <-> '[2,0]'::vector)
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "all", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."author_id" AS "authorId", "t1"."a$0"::integer AS "_count", "t1"."a$1" AS "id_max"
      FROM (
        SELECT "t1"."author_id", count(*) AS "a$0", max("t1"."id") AS "a$1"
        FROM "public"."doc" AS "t1"
        WHERE "t1"."v" IS NOT NULL
        GROUP BY "t1"."author_id"
        ORDER BY min("t1"."v" <-> '[2,0]'::vector)
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "byAuthor"
) AS r$;
