-- call 2
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."acc" AS "t0"
        LIMIT $1::bigint
      ) AS "t0"
    ) AS r$
  )) AS "accs", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."a$0"::integer AS "n_sum"
      FROM (
        SELECT sum("t1"."n") AS "a$0"
        FROM "public"."acc" AS "t1"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "sum"
) AS r$;
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."acc" AS "t0"
        LIMIT $1::bigint
      ) AS "t0"
    ) AS r$
  )) AS v
) AS r;
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."a$0"::integer AS "n_sum"
      FROM (
        SELECT sum("t1"."n") AS "a$0"
        FROM "public"."acc" AS "t1"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS v
) AS r;
