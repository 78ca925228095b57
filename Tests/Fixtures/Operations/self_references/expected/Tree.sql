-- call 1
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", (
        SELECT r$
        FROM (
          SELECT "t2"."name" AS "name", (
            SELECT r$
            FROM (
              SELECT "t3"."name" AS "name"
              FROM "public"."team" AS "t3"
              WHERE "t3"."id" = "t2"."parent_id"
            ) AS r$
          ) AS "parent"
          FROM "public"."team" AS "t2"
          WHERE "t2"."id" = "t0"."parent_id"
        ) AS r$
      ) AS "parent", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t4"."id" AS "id"
          FROM (
            SELECT "t4"."id"
            FROM "public"."team" AS "t4"
            WHERE "t0"."id" = "t4"."parent_id"
            ORDER BY "t4"."id" DESC
            LIMIT 100
          ) AS "t4"
        ) AS r$
      )) AS "teams_on_parent", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t5"."id" AS "id"
          FROM (
            SELECT "t5"."id"
            FROM "public"."team" AS "t5"
            WHERE "t0"."id" = "t5"."rival_id"
            LIMIT 100
          ) AS "t5"
        ) AS r$
      )) AS "teams_on_rival"
      FROM (
        SELECT "t0"."id", "t0"."parent_id"
        FROM "public"."team" AS "t0"
        WHERE EXISTS (
          SELECT
          FROM "public"."team" AS "t1"
          WHERE "t1"."id" = "t0"."parent_id" AND "t1"."name" = $1::text
        )
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "teams"
) AS r$;

-- call 2
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id", (
        SELECT r$
        FROM (
          SELECT "t2"."name" AS "name", (
            SELECT r$
            FROM (
              SELECT "t3"."name" AS "name"
              FROM "public"."team" AS "t3"
              WHERE "t3"."id" = "t2"."parent_id"
            ) AS r$
          ) AS "parent"
          FROM "public"."team" AS "t2"
          WHERE "t2"."id" = "t0"."parent_id"
        ) AS r$
      ) AS "parent", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t4"."id" AS "id"
          FROM (
            SELECT "t4"."id"
            FROM "public"."team" AS "t4"
            WHERE "t0"."id" = "t4"."parent_id"
            ORDER BY "t4"."id" DESC
            LIMIT 100
          ) AS "t4"
        ) AS r$
      )) AS "teams_on_parent", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t5"."id" AS "id"
          FROM (
            SELECT "t5"."id"
            FROM "public"."team" AS "t5"
            WHERE "t0"."id" = "t5"."rival_id"
            LIMIT 100
          ) AS "t5"
        ) AS r$
      )) AS "teams_on_rival"
      FROM (
        SELECT "t0"."id", "t0"."parent_id"
        FROM "public"."team" AS "t0"
        ORDER BY "t0"."id"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "teams"
) AS r$;
