-- call 1, 2
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."state" AS "state"
      FROM (
        SELECT "t0"."state"
        FROM "public"."loan" AS "t0"
        GROUP BY "t0"."state"
        HAVING (count(*) >= $1::bigint AND (CASE WHEN abs(sum("t0"."rating"::double precision)) <= count("t0"."rating") / 2 * '5e-324'::double precision THEN 0 ELSE sum("t0"."rating"::double precision) / count("t0"."rating") END)::double precision = ANY ($2::double precision[]) AND (max("t0"."fee") IS NULL) = $3::boolean)
        ORDER BY "t0"."state"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "loans"
) AS r$;
