-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM "public"."acc" AS "t0"
      WHERE "t0"."id" = $1::integer
    ) AS r$
  ) AS "acc", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."owner" AS "owner", "t1"."a$0"::integer AS "n_sum"
      FROM (
        SELECT "t1"."owner", sum("t1"."n") AS "a$0"
        FROM "public"."acc" AS "t1"
        GROUP BY "t1"."owner"
        ORDER BY "t1"."owner"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "groups"
) AS r$;
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
      SELECT "t1"."owner" AS "owner", "t1"."a$0"::integer AS "n_sum"
      FROM (
        SELECT "t1"."owner", sum("t1"."n") AS "a$0"
        FROM "public"."acc" AS "t1"
        GROUP BY "t1"."owner"
        ORDER BY "t1"."owner"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS v
) AS r;
