-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM "public"."big" AS "t0"
      WHERE "t0"."id" = 1
    ) AS r$
  ) AS "big", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."kind" AS "kind", "t1"."a$0"::integer AS "int_sum"
      FROM (
        SELECT "t1"."kind", sum("t1"."int") AS "a$0"
        FROM "public"."big" AS "t1"
        GROUP BY "t1"."kind"
        ORDER BY "t1"."kind"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "bigs"
) AS r$;
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM "public"."big" AS "t0"
      WHERE "t0"."id" = 1
    ) AS r$
  ) AS v
) AS r;
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."kind" AS "kind", "t1"."a$0"::integer AS "int_sum"
      FROM (
        SELECT "t1"."kind", sum("t1"."int") AS "a$0"
        FROM "public"."big" AS "t1"
        GROUP BY "t1"."kind"
        ORDER BY "t1"."kind"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS v
) AS r;
