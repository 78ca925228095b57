-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."title" AS "title", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t1"."a$0"::integer AS "_count", "t1"."a$1"::double precision AS "stars_avg", CASE WHEN "t1"."a$2" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t1"."a$2" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t1"."a$2" AT TIME ZONE 'UTC')::text END AS "at_max"
          FROM (
            SELECT count(*) AS "a$0", avg("t1"."stars") AS "a$1", max("t1"."at") AS "a$2"
            FROM "public"."review" AS "t1"
            WHERE "t0"."id" = "t1"."movie_id"
            LIMIT 100
          ) AS "t1"
        ) AS r$
      )) AS "total", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t2"."stars" AS "stars", "t2"."a$0"::integer AS "_count"
          FROM (
            SELECT "t2"."stars", count(*) AS "a$0"
            FROM "public"."review" AS "t2"
            WHERE "t0"."id" = "t2"."movie_id"
            GROUP BY "t2"."stars"
            ORDER BY "t2"."stars" DESC
            LIMIT 100
          ) AS "t2"
        ) AS r$
      )) AS "byStars", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t3"."stars" AS "stars", "t3"."a$0"::integer AS "n"
          FROM (
            SELECT "t3"."stars", count(*) AS "a$0"
            FROM "public"."review" AS "t3"
            WHERE "t0"."id" = "t3"."movie_id"
            GROUP BY "t3"."stars"
            ORDER BY count(*) DESC, "t3"."stars" DESC
            LIMIT 1
          ) AS "t3"
        ) AS r$
      )) AS "best"
      FROM (
        SELECT "t0"."id", "t0"."title"
        FROM "public"."movie" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "movies"
) AS r$;
