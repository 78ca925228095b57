-- call 2
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM "public"."acc" AS "t0"
      WHERE "t0"."id" = $1::integer
    ) AS r$
  ) AS v
) AS r;
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."acc" AS "t1"
        WHERE ("t1"."owner" >= $1::text AND "t1"."owner" < $2::text AND "t1"."owner" LIKE $3::text)
        LIMIT $4::bigint
      ) AS "t1"
    ) AS r$
  )) AS v
) AS r;
