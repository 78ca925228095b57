-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."kind" AS "kind", "t0"."a$0"::integer AS "int_sum", "t0"."a$1"::bigint::text AS "big_sum", "t0"."a$2"::double precision AS "int_avg", "t0"."a$3"::double precision AS "big_avg"
      FROM (
        SELECT "t0"."kind", sum("t0"."int") AS "a$0", sum("t0"."big") AS "a$1", avg("t0"."int") AS "a$2", avg("t0"."big") AS "a$3"
        FROM "public"."big" AS "t0"
        GROUP BY "t0"."kind"
        ORDER BY sum("t0"."int")
        LIMIT 1
      ) AS "t0"
    ) AS r$
  )) AS "bigs", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."a$0"::integer AS "int_sum", "t1"."a$1"::bigint::text AS "big_sum", "t1"."a$2"::double precision AS "big_avg"
      FROM (
        SELECT sum("t1"."int") AS "a$0", sum("t1"."big") AS "a$1", avg("t1"."big") AS "a$2"
        FROM "public"."big" AS "t1"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "all"
) AS r$;
