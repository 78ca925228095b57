-- call 2
-- session pool
INSERT INTO "public"."player" AS "t0" ("id", "team_id", "name", "nick")
VALUES ($1::integer, $2::text, $3::text, NULL)
ON CONFLICT ("id")
DO UPDATE SET "team_id" = excluded."team_id", "name" = excluded."name", "nick" = excluded."nick"
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
