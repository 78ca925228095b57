-- call 1
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."doc" AS "t0"
        WHERE "t0"."extra" = jsonb_build_array('null'::jsonb, jsonb_build_object())
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "eq", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."doc" AS "t1"
        WHERE "t1"."extra" = ANY (ARRAY[jsonb_build_object(), jsonb_build_array('null'::jsonb, jsonb_build_object())]::jsonb[])
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "in", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id"
      FROM (
        SELECT "t2"."id"
        FROM "public"."doc" AS "t2"
        WHERE (jsonb_build_object() = ANY ("t2"."list"))
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "includes"
) AS r$;

-- call 2
-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."doc" AS "t0"
        WHERE "t0"."extra" = jsonb_build_array(to_jsonb($1::text), jsonb_build_object('only', to_jsonb($1::text)))
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "eq", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."doc" AS "t1"
        WHERE "t1"."extra" = ANY (ARRAY[jsonb_build_object('x', to_jsonb($1::text)), jsonb_build_array(to_jsonb($1::text), jsonb_build_object('only', to_jsonb($1::text)))]::jsonb[])
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "in", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id"
      FROM (
        SELECT "t2"."id"
        FROM "public"."doc" AS "t2"
        WHERE (jsonb_build_object('a', to_jsonb($1::text)) = ANY ("t2"."list"))
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "includes"
) AS r$;
