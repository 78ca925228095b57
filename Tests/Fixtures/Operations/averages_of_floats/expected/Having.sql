-- call 1
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."kind" AS "kind"
      FROM (
        SELECT "t0"."kind"
        FROM "public"."number" AS "t0"
        WHERE "t0"."kind" <> 'd'::text
        GROUP BY "t0"."kind"
        HAVING ((CASE WHEN abs(sum("t0"."wide"::double precision)) <= count("t0"."wide") / 2 * '5e-324'::double precision THEN 0 ELSE sum("t0"."wide"::double precision) / count("t0"."wide") END)::double precision > '1e299'::double precision)
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "numbers"
) AS r$;

-- call 2
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."kind" AS "kind"
      FROM (
        SELECT "t0"."kind"
        FROM "public"."number" AS "t0"
        WHERE "t0"."kind" <> 'd'::text
        GROUP BY "t0"."kind"
        HAVING ((CASE WHEN abs(sum("t0"."wide"::double precision)) <= count("t0"."wide") / 2 * '5e-324'::double precision THEN 0 ELSE sum("t0"."wide"::double precision) / count("t0"."wide") END)::double precision > '1e299'::double precision AND (CASE WHEN abs(sum("t0"."wide"::double precision)) <= count("t0"."wide") / 2 * '5e-324'::double precision THEN 0 ELSE sum("t0"."wide"::double precision) / count("t0"."wide") END)::double precision = $1::double precision)
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "numbers"
) AS r$;
