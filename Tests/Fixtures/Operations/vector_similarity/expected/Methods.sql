-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", (
        SELECT r$
        FROM (
          SELECT "t0"."rank$" AS "distance"
        ) AS r$
      ) AS "_metadata"
      FROM (
        SELECT "t0"."id", CASE WHEN abs("t0"."v" <#> '[2,0]'::vector) < 'Infinity' THEN 0 + ("t0"."v" <#> '[2,0]'::vector) END AS "rank$"
        FROM "public"."doc" AS "t0"
        WHERE "t0"."v" IS NOT NULL
        ORDER BY "t0"."v" <#> '[2,0]'::vector
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "default", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id", (
        SELECT r$
        FROM (
          SELECT "t1"."rank$" AS "distance"
        ) AS r$
      ) AS "_metadata"
      FROM (
        SELECT "t1"."id", CASE WHEN abs("t1"."v" <#> '[2,0]'::vector) < 'Infinity' THEN 0 + ("t1"."v" <#> '[2,0]'::vector) END AS "rank$"
        FROM "public"."doc" AS "t1"
        WHERE "t1"."v" IS NOT NULL
        ORDER BY "t1"."v" <#> '[2,0]'::vector
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "inner", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id", (
        SELECT r$
        FROM (
          SELECT "t2"."rank$" AS "distance"
        ) AS r$
      ) AS "_metadata"
      FROM (
        SELECT "t2"."id", CASE WHEN abs("t2"."v" <-> '[2,0]'::vector) < 'Infinity' THEN 0 + ("t2"."v" <-> '[2,0]'::vector) END AS "rank$"
        FROM "public"."doc" AS "t2"
        WHERE "t2"."v" IS NOT NULL
        ORDER BY "t2"."v" <-> '[2,0]'::vector
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "l2", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t3"."id" AS "id", (
        SELECT r$
        FROM (
          SELECT "t3"."rank$" AS "distance"
        ) AS r$
      ) AS "_metadata"
      FROM (
        SELECT "t3"."id", CASE WHEN abs("t3"."v" <=> '[2,0]'::vector) < 'Infinity' THEN 0 + ("t3"."v" <=> '[2,0]'::vector) END AS "rank$"
        FROM "public"."doc" AS "t3"
        WHERE "t3"."v" IS NOT NULL
        ORDER BY "t3"."v" <=> '[2,0]'::vector
        LIMIT 100
      ) AS "t3"
    ) AS r$
  )) AS "cosine"
) AS r$;
