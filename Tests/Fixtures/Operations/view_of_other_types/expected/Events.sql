-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT CASE WHEN pg_typeof("t1"."name") = 'pg_catalog.text'::regtype THEN "t1"."name"::text ELSE to_json("t1"."name") #>> '{}' END AS "name"
          FROM (
            SELECT "t1"."name"
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
            ) AS "t1"
            WHERE "t0"."id" = "t1"."event_id" AND "t1"."kind" <> 'b'::text
            LIMIT 100
          ) AS "t1"
        ) AS r$
      )) AS "facts_on_event"
      FROM (
        SELECT "t0"."id"
        FROM "public"."event" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "events"
) AS r$;
