-- call 1, 2
-- read lane
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", (
        SELECT r$
        FROM (
          SELECT "t1"."owner_uid" AS "ownerUid"
          FROM "public"."org" AS "t1"
          WHERE "t1"."id" = "t0"."org_id"
        ) AS r$
      ) AS "org"
      FROM "public"."note" AS "t0"
      WHERE "t0"."id" = $1::text
    ) AS r$
  ) AS "note"
) AS r$;
