-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT CASE WHEN pg_typeof("t0"."kind") = 'pg_catalog.text'::regtype THEN "t0"."kind"::text ELSE to_json("t0"."kind") #>> '{}' END AS "kind", CASE WHEN pg_typeof("t0"."name") = 'pg_catalog.text'::regtype THEN "t0"."name"::text ELSE to_json("t0"."name") #>> '{}' END AS "name", CASE WHEN pg_typeof("t0"."whole") = 'pg_catalog.text'::regtype THEN "t0"."whole"::text ELSE to_json("t0"."whole") #>> '{}' END AS "whole", CASE WHEN pg_typeof("t0"."number") = 'pg_catalog.text'::regtype THEN "t0"."number"::text ELSE to_json("t0"."number") #>> '{}' END AS "number", CASE WHEN pg_typeof("t0"."at") = 'pg_catalog.text'::regtype THEN "t0"."at"::text ELSE to_json("t0"."at") #>> '{}' END AS "at", (
        SELECT r$
        FROM (
          SELECT "t1"."id" AS "id"
          FROM "public"."event" AS "t1"
          WHERE "t1"."id" = "t0"."event_id"
        ) AS r$
      ) AS "event"
      FROM (
        SELECT "t0"."event_id", "t0"."at", "t0"."kind", "t0"."name", "t0"."number", "t0"."whole"
        FROM (
          WITH v AS (
            SELECT id AS event_id, kind, data -> 'name' AS name, data AS whole, id AS number, at
            FROM event
          )
          SELECT r.*
          FROM (
            SELECT NULL::integer AS "event_id", NULL::text AS "at", NULL::text AS "kind", NULL::text AS "name", NULL::text AS "number", NULL::text AS "whole"
          ) AS n CROSS
          JOIN LATERAL (
            SELECT "event_id", "at", "kind", "name", "number", "whole"
            FROM v
          ) AS r
        ) AS "t0"
        ORDER BY "t0"."number"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "facts"
) AS r$;
