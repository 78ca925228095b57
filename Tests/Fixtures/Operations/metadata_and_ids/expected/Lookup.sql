-- call 1, 2
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT encode(sha256(convert_to('Movie:' || "t0"."id"::text, 'UTF8')), 'hex') AS "_id"
      FROM "public"."movie" AS "t0"
      WHERE "t0"."id" = $1::uuid
    ) AS r$
  ) AS "movie", (
    SELECT r$
    FROM (
      SELECT encode(sha256(convert_to('Movie:' || "t1"."id"::text, 'UTF8')), 'hex') AS "_id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."movie" AS "t1"
        ORDER BY "t1"."title" DESC
        LIMIT 1
      ) AS "t1"
    ) AS r$
  ) AS "first"
) AS r$;
