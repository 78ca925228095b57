-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."text" AS "text", "t0"."a$0"::integer AS "_count"
      FROM (
        SELECT "t0"."text", count(*) AS "a$0"
        FROM "public"."thing" AS "t0"
        GROUP BY "t0"."text"
        ORDER BY "t0"."text"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "byText", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT encode(uuid_send("t1"."uuid"), 'hex') AS "uuid", "t1"."a$0"::integer AS "_count"
      FROM (
        SELECT "t1"."uuid", count(*) AS "a$0"
        FROM "public"."thing" AS "t1"
        GROUP BY "t1"."uuid"
        ORDER BY "t1"."uuid"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "byUuid", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT encode(uuid_send("t2"."owner_id"), 'hex') AS "ownerId", "t2"."a$0"::integer AS "_count"
      FROM (
        SELECT "t2"."owner_id", count(*) AS "a$0"
        FROM "public"."thing" AS "t2"
        GROUP BY "t2"."owner_id"
        ORDER BY "t2"."owner_id"
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "byOwner", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t3"."big"::text AS "big", "t3"."a$0"::integer AS "_count"
      FROM (
        SELECT "t3"."big", count(*) AS "a$0"
        FROM "public"."thing" AS "t3"
        GROUP BY "t3"."big"
        ORDER BY "t3"."big"
        LIMIT 100
      ) AS "t3"
    ) AS r$
  )) AS "byBig", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT CASE WHEN abs("t4"."float") < 'Infinity' THEN "t4"."float" END AS "float", "t4"."a$0"::integer AS "_count"
      FROM (
        SELECT "t4"."float", count(*) AS "a$0"
        FROM "public"."thing" AS "t4"
        GROUP BY "t4"."float"
        ORDER BY "t4"."float"
        LIMIT 100
      ) AS "t4"
    ) AS r$
  )) AS "byFloat", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT CASE WHEN abs("t5"."price") < 'Infinity' THEN "t5"."price" END AS "price", "t5"."a$0"::integer AS "_count"
      FROM (
        SELECT "t5"."price", count(*) AS "a$0"
        FROM "public"."thing" AS "t5"
        GROUP BY "t5"."price"
        ORDER BY "t5"."price"
        LIMIT 100
      ) AS "t5"
    ) AS r$
  )) AS "byPrice", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t6"."yes" AS "yes", "t6"."a$0"::integer AS "_count"
      FROM (
        SELECT "t6"."yes", count(*) AS "a$0"
        FROM "public"."thing" AS "t6"
        GROUP BY "t6"."yes"
        ORDER BY "t6"."yes"
        LIMIT 100
      ) AS "t6"
    ) AS r$
  )) AS "byYes", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t7"."day" AS "day", "t7"."a$0"::integer AS "_count"
      FROM (
        SELECT "t7"."day", count(*) AS "a$0"
        FROM "public"."thing" AS "t7"
        GROUP BY "t7"."day"
        ORDER BY "t7"."day"
        LIMIT 100
      ) AS "t7"
    ) AS r$
  )) AS "byDay", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT CASE WHEN "t8"."time" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char("t8"."time" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("t8"."time" AT TIME ZONE 'UTC')::text END AS "time", "t8"."a$0"::integer AS "_count"
      FROM (
        SELECT "t8"."time", count(*) AS "a$0"
        FROM "public"."thing" AS "t8"
        GROUP BY "t8"."time"
        ORDER BY "t8"."time"
        LIMIT 100
      ) AS "t8"
    ) AS r$
  )) AS "byTime", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t9"."any" AS "any", "t9"."a$0"::integer AS "_count"
      FROM (
        SELECT "t9"."any", count(*) AS "a$0"
        FROM "public"."thing" AS "t9"
        GROUP BY "t9"."any"
        ORDER BY "t9"."any"
        LIMIT 100
      ) AS "t9"
    ) AS r$
  )) AS "byAny", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t10"."mood"::text AS "mood", "t10"."a$0"::integer AS "_count"
      FROM (
        SELECT "t10"."mood", count(*) AS "a$0"
        FROM "public"."thing" AS "t10"
        GROUP BY "t10"."mood"
        ORDER BY "t10"."mood" DESC
        LIMIT 100
      ) AS "t10"
    ) AS r$
  )) AS "byMood", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t11"."tags" AS "tags", "t11"."a$0"::integer AS "_count"
      FROM (
        SELECT "t11"."tags", count(*) AS "a$0"
        FROM "public"."thing" AS "t11"
        GROUP BY "t11"."tags"
        ORDER BY count(*) DESC, min("t11"."id")
        LIMIT 100
      ) AS "t11"
    ) AS r$
  )) AS "byTags"
) AS r$;
