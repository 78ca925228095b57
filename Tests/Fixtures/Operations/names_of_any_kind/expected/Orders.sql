-- call 1
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."a""b'; DROP TABLE x; --" AS "r", "t0"."UPPER lower $1" AS "w", "t0"."user" AS "user", "t0"."ü\" AS "t0", "t0"."*/ /*" AS "limit"
      FROM (
        SELECT "t0"."a""b'; DROP TABLE x; --", "t0"."UPPER lower $1", "t0"."*/ /*", "t0"."ü\", "t0"."user"
        FROM "public"."select" AS "t0"
        WHERE "t0"."user" LIKE $1::text
        ORDER BY "t0"."a""b'; DROP TABLE x; --", "t0"."UPPER lower $1" DESC
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "orders"
) AS r$;

-- call 2
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."a""b'; DROP TABLE x; --" AS "r", "t0"."UPPER lower $1" AS "w", "t0"."user" AS "user", "t0"."ü\" AS "t0", "t0"."*/ /*" AS "limit"
      FROM (
        SELECT "t0"."a""b'; DROP TABLE x; --", "t0"."UPPER lower $1", "t0"."*/ /*", "t0"."ü\", "t0"."user"
        FROM "public"."select" AS "t0"
        ORDER BY "t0"."a""b'; DROP TABLE x; --", "t0"."UPPER lower $1" DESC
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "orders"
) AS r$;
