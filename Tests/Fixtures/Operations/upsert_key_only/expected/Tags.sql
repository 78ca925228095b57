-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."name" AS "name", "t0"."kind" AS "kind", "t0"."note" AS "note"
      FROM (
        SELECT "t0"."name", "t0"."kind", "t0"."note"
        FROM "public"."tag" AS "t0"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "tags"
) AS r$;
