-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."secret" AS "secret"
      FROM "public"."team" AS "t0"
      WHERE "t0"."id" = 't'::text
    ) AS r$
  ) AS "team"
) AS r$;
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."name" AS "name", "t0"."secret" AS "secret"
      FROM "public"."team" AS "t0"
      WHERE "t0"."id" = 't'::text
    ) AS r$
  ) AS "team"
) AS r$;
-- session pool
INSERT INTO "public"."player" AS "t0" ("id", "name")
VALUES (9, $1::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- session pool
INSERT INTO "public"."player" AS "t0" ("id", "name")
VALUES (10, 'x'::text)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
