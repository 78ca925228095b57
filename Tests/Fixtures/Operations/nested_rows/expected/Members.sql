-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."uid" AS "uid", "t0"."name" AS "name", CASE WHEN "t0"."joined_at" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t0"."joined_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t0"."joined_at" AT TIME ZONE 'UTC')::text END AS "joinedAt", (
        SELECT r$
        FROM (
          SELECT "t1"."member_uid" AS "memberUid", "t1"."barcode" AS "barcode", "t1"."fine"::text AS "fine", array_to_json(ARRAY(
            SELECT r$
            FROM (
              SELECT "t2"."day" AS "day"
              FROM (
                SELECT "t2"."day"
                FROM "public"."stamp" AS "t2"
                WHERE "t1"."member_uid" = "t2"."card_member_uid"
                ORDER BY "t2"."day"
                LIMIT 100
              ) AS "t2"
            ) AS r$
          )) AS "stamps_on_card"
          FROM "public"."member_card" AS "t1"
          WHERE "t0"."uid" = "t1"."member_uid"
        ) AS r$
      ) AS "memberCard_on_member"
      FROM (
        SELECT "t0"."uid", "t0"."joined_at", "t0"."name"
        FROM "public"."member" AS "t0"
        ORDER BY "t0"."uid"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "members"
) AS r$;
