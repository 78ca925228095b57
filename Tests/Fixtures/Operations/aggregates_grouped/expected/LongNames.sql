-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT json_build_object('genre', "t0"."genre", 'thisResponseNameIsLongerThanTheSixtyThreeBytesThatPostgreSQLKeepsOfAName', "t0"."a$0"::integer)
    FROM (
      SELECT "t0"."genre", count(*) AS "a$0"
      FROM "public"."movie" AS "t0"
      GROUP BY "t0"."genre"
      ORDER BY "t0"."genre"
      LIMIT 1
    ) AS "t0"
  )) AS "movies"
) AS r$;
