-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT * FROM nowhere
) AS "r$"
));
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."movie" AS "t0"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS v
) AS r;
