-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", CASE WHEN abs("t0"."float") < 'Infinity' THEN "t0"."float" END AS "float"
      FROM (
        SELECT "t0"."id", "t0"."float"
        FROM "public"."thing" AS "t0"
        WHERE "t0"."float" = ANY (ARRAY['0'::double precision,'0'::double precision]::double precision[])
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "things"
) AS r$;
