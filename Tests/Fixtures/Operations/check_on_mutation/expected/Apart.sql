-- call 1
-- session pool
INSERT INTO "public"."entry" AS "t0" ("id", "account_id", "amount")
VALUES (50, 'a'::text, 1)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM "public"."account" AS "t0"
      WHERE "t0"."id" = $1::text
    ) AS r$
  ) AS "account"
) AS r$;

-- call 2
-- session pool
INSERT INTO "public"."entry" AS "t0" ("id", "account_id", "amount")
VALUES (50, 'a'::text, 1)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT (
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM "public"."account" AS "t0"
      WHERE "t0"."id" = $1::text
    ) AS r$
  ) AS "account"
) AS r$;
-- session pool
INSERT INTO "public"."entry" AS "t0" ("id", "account_id", "amount")
VALUES (51, 'a'::text, 1)
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
