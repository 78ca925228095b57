-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", "t0"."v"::text::json AS "v", CASE WHEN "t0"."many" IS NOT NULL THEN array_to_json(ARRAY(
        SELECT e::text::json
        FROM unnest("t0"."many") WITH ORDINALITY AS u(e, n)
        ORDER BY n
      )) END AS "many"
      FROM (
        SELECT "t0"."id", "t0"."many", "t0"."v"
        FROM "public"."doc" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "docs"
) AS r$;
