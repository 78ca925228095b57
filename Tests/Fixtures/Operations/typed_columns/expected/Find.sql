-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."thing" AS "t0"
        WHERE ("t0"."code" = $1::text AND "t0"."fixed" = $2::bpchar AND "t0"."small" >= $3::integer AND "t0"."big" < $4::numeric AND "t0"."price" > $5::numeric AND "t0"."local" = $6::timestamp AND "t0"."bits" = $7::bit varying)
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS v
) AS r;
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."thing" AS "t1"
        WHERE ("t1"."code" = ANY (ARRAY[$1::text, 'x'::text]::text[]) AND "t1"."fixed" = ANY (ARRAY[$2::bpchar]::bpchar[]) AND "t1"."small" = ANY (ARRAY[$3::integer]::integer[]) AND "t1"."big" = ANY (ARRAY[$4::numeric, 5]::numeric[]) AND "t1"."price" = ANY (ARRAY[$5::numeric]::numeric[]) AND "t1"."bits" = ANY (ARRAY[$6::bit varying]::bit varying[]))
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS v
) AS r;
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id"
      FROM (
        SELECT "t2"."id"
        FROM "public"."thing" AS "t2"
        WHERE ((($1::timestamp = ANY ("t2"."locals")) AND NOT ($2::timestamp = ANY ("t2"."locals"))) AND (($3::numeric = ANY ("t2"."prices")) AND "t2"."prices" @> ARRAY[$3::numeric, '2'::numeric]::numeric[]) AND (($4::bpchar = ANY ("t2"."fixeds")) AND NOT ("t2"."fixeds" && ARRAY['x'::bpchar, $5::bpchar]::bpchar[])))
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS v
) AS r;
-- one snapshot
SELECT to_json(v)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t3"."id" AS "id"
      FROM (
        SELECT "t3"."id"
        FROM "public"."thing" AS "t3"
        WHERE (("t3"."code" >= 'a' AND "t3"."code" < 'b' AND "t3"."code" LIKE 'a_'::text) AND "t3"."fixed"::text ~ '^ab$'::text AND "t3"."bits"::text ~ '1{1}01'::text)
        LIMIT 100
      ) AS "t3"
    ) AS r$
  )) AS v
) AS r;
