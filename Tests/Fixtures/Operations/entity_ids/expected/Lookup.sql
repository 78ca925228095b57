-- call 1, 2
-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT encode(sha256(convert_to('Movie:' || "t0"."id"::text, 'UTF8')), 'hex') AS "#", encode(sha256(convert_to('Movie:' || "t0"."id"::text, 'UTF8')), 'hex') AS "_id", "t0"."title" AS "title"
      FROM "public"."movie" AS "t0"
      WHERE "t0"."id" = $1::uuid
    ) AS r$
  ) AS "movie"
) AS r$;
