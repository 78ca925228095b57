-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."a$0"::integer AS "text_count", "t0"."a$1"::integer AS "uuid_count", "t0"."a$2"::integer AS "any_count", "t0"."a$3"::integer AS "mood_count", "t0"."a$4"::integer AS "yes_count", "t0"."a$5"::integer AS "ownerId_count", "t0"."a$6"::integer AS "time_count", "t0"."a$7"::integer AS "int_count", "t0"."a$8"::integer AS "int_sum", "t0"."a$9"::bigint::text AS "big_sum", CASE WHEN abs("t0"."a$10") < 'Infinity' THEN "t0"."a$10" END AS "float_sum", CASE WHEN abs("t0"."a$11") < 'Infinity' THEN "t0"."a$11" END AS "price_sum", "t0"."a$12"::double precision AS "int_avg", "t0"."a$13"::double precision AS "big_avg", CASE WHEN abs("t0"."a$14") < 'Infinity' THEN "t0"."a$14" END::double precision AS "float_avg", "t0"."a$15"::integer AS "notDistinct", "t0"."a$16"::integer AS "neither"
      FROM (
        SELECT count(DISTINCT "t0"."text") AS "a$0", count(DISTINCT "t0"."uuid") AS "a$1", count(DISTINCT "t0"."any") AS "a$2", count(DISTINCT "t0"."mood") AS "a$3", count(DISTINCT "t0"."yes") AS "a$4", count(DISTINCT "t0"."owner_id") AS "a$5", count(DISTINCT "t0"."time") AS "a$6", count(DISTINCT "t0"."int") AS "a$7", sum(DISTINCT "t0"."int") AS "a$8", sum(DISTINCT "t0"."big") AS "a$9", sum(DISTINCT "t0"."float") AS "a$10", sum(DISTINCT "t0"."price") AS "a$11", avg(DISTINCT "t0"."int") AS "a$12", avg(DISTINCT "t0"."big") AS "a$13", (CASE WHEN abs(sum(DISTINCT "t0"."float"::double precision)) <= count(DISTINCT "t0"."float") / 2 * '5e-324'::double precision THEN 0 ELSE sum(DISTINCT "t0"."float"::double precision) / count(DISTINCT "t0"."float") END) AS "a$14", sum("t0"."int") AS "a$15", count("t0"."int") AS "a$16"
        FROM "public"."thing" AS "t0"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "things"
) AS r$;
