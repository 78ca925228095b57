-- session pool
SELECT json_build_object('aVeryLongResponseNameOfARootFieldThatGoesBeyondSixtyThreeBytesForSure', array_to_json(ARRAY(
  SELECT json_build_object('aVeryLongResponseNameOfAColumnThatGoesBeyondTheSixtyThreeBytesOfPostgreSQL1', "t0"."id", 'aVeryLongResponseNameOfAColumnThatGoesBeyondTheSixtyThreeBytesOfPostgreSQL2', "t0"."title", 'short', "t0"."title")
  FROM (
    SELECT "t0"."id", "t0"."title"
    FROM "public"."movie" AS "t0"
    LIMIT 100
  ) AS "t0"
)), 'movie', (
  SELECT r$
  FROM (
    SELECT "t1"."id" AS "id"
    FROM "public"."movie" AS "t1"
    WHERE "t1"."id" = 'a'::text
  ) AS r$
));
