-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT encode(sha256(convert_to('Log:' || json_build_array("t0"."at"::text, "t0"."n"::text)::text, 'UTF8')), 'hex') AS "#", encode(sha256(convert_to('Log:' || json_build_array("t0"."at"::text, "t0"."n"::text)::text, 'UTF8')), 'hex') AS "_id", "t0"."text" AS "text"
      FROM (
        SELECT "t0"."at", "t0"."n", "t0"."text"
        FROM "public"."log" AS "t0"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "logs", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT encode(sha256(convert_to('Role:' || json_build_array("t1"."movie_id"::text, "t1"."actor_name"::text)::text, 'UTF8')), 'hex') AS "#", encode(sha256(convert_to('Role:' || json_build_array("t1"."movie_id"::text, "t1"."actor_name"::text)::text, 'UTF8')), 'hex') AS "_id", (
        SELECT r$
        FROM (
          SELECT encode(sha256(convert_to('Movie:' || "t2"."id"::text, 'UTF8')), 'hex') AS "#", "t2"."title" AS "title"
          FROM "public"."movie" AS "t2"
          WHERE "t2"."id" = "t1"."movie_id"
        ) AS r$
      ) AS "movie"
      FROM (
        SELECT "t1"."movie_id", "t1"."actor_name"
        FROM "public"."role" AS "t1"
        ORDER BY "t1"."actor_name"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "roles"
) AS r$;
