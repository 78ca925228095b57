-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", "t0"."tags" AS "tags", "t0"."moods"::text[] AS "moods", "t0"."ints" AS "ints", "t0"."days" AS "days", replace(to_json("t0"."uuids")::text, '-', '')::json AS "uuids", "t0"."short" AS "short"
      FROM (
        SELECT "t0"."id", "t0"."days", "t0"."ints", "t0"."moods", "t0"."short", "t0"."tags", "t0"."uuids"
        FROM "public"."thing" AS "t0"
        WHERE "t0"."id" > 3
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "things"
) AS r$;
