-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT encode(uuid_send("t0"."id"), 'hex') AS "id", "t0"."slug" AS "slug", "t0"."state" AS "state", "t0"."likes" AS "likes", "t0"."length" AS "length", CASE WHEN "t0"."at" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t0"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t0"."at" AT TIME ZONE 'UTC')::text END AS "at", "t0"."day" AS "day", "t0"."author" AS "author"
      FROM (
        SELECT "t0"."id", "t0"."at", "t0"."author", "t0"."day", "t0"."length", "t0"."likes", "t0"."slug", "t0"."state"
        FROM "public"."post" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "posts"
) AS r$;
