-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."films"::text AS "films", (
        SELECT r$
        FROM (
          SELECT encode(sha256(convert_to('Movie:' || "t1"."id"::text, 'UTF8')), 'hex') AS "#", encode(sha256(convert_to('Movie:' || "t1"."id"::text, 'UTF8')), 'hex') AS "_id"
          FROM "public"."movie" AS "t1"
          WHERE "t1"."id" = "t0"."movie_id"
        ) AS r$
      ) AS "movie"
      FROM (
        SELECT "t0"."movie_id", "t0"."films"
        FROM (
          WITH v AS (
            SELECT 1990 AS start, count(*) AS films, min(id::text)::uuid AS movie_id
            FROM movie
          )
          SELECT r.*
          FROM (
            SELECT NULL::uuid AS "movie_id", NULL::bigint AS "films", NULL::integer AS "start"
          ) AS n CROSS
          JOIN LATERAL (
            SELECT "movie_id", "films", "start"
            FROM v
          ) AS r
        ) AS "t0"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "decades"
) AS r$;
