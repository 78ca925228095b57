-- session pool
INSERT INTO "public"."box" AS "t0" ("id", "anys", "made", "tags")
VALUES (30, to_jsonb(array_cat(ARRAY[]::jsonb[], ARRAY['1'::jsonb]::jsonb[])), to_jsonb((
  SELECT array_cat(s.l, ARRAY(
    SELECT g.e
    FROM unnest(ARRAY['sql'::text,'m'::text]::text[]) WITH ORDINALITY AS g(e, n)
    WHERE array_position(s.l, g.e) IS NULL
    GROUP BY g.e
    ORDER BY min(g.n)
  ))
  FROM (
    SELECT ARRAY(
      SELECT jsonb_array_elements_text(('["sql"]'::jsonb)::jsonb)
    ) AS l
  ) AS s
)), to_jsonb(array_cat(ARRAY['new'::text,'x y'::text]::text[], ARRAY['z'::text]::text[])))
ON CONFLICT ("id")
DO UPDATE SET "tags" = to_jsonb(array_cat(CASE WHEN jsonb_typeof("t0"."tags") = 'array' THEN ARRAY(
  SELECT jsonb_array_elements_text("t0"."tags")
) END, ARRAY['z'::text]::text[])), "anys" = to_jsonb(array_cat(CASE WHEN jsonb_typeof("t0"."anys") = 'array' THEN ARRAY(
  SELECT jsonb_array_elements("t0"."anys")
) END, ARRAY['1'::jsonb]::jsonb[])), "made" = to_jsonb((
  SELECT array_cat(s.l, ARRAY(
    SELECT g.e
    FROM unnest(ARRAY['sql'::text,'m'::text]::text[]) WITH ORDINALITY AS g(e, n)
    WHERE array_position(s.l, g.e) IS NULL
    GROUP BY g.e
    ORDER BY min(g.n)
  ))
  FROM (
    SELECT CASE WHEN jsonb_typeof("t0"."made") = 'array' THEN ARRAY(
      SELECT jsonb_array_elements_text("t0"."made")
    ) END AS l
  ) AS s
))
RETURNING json_build_object('id', "t0"."id"), pg_current_xact_id()::text, json_build_array(json_build_array("t0"."id"::text));
