-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."id" AS "id"
      FROM (
        SELECT "t0"."id"
        FROM "public"."movie" AS "t0"
        WHERE ("t0"."title" >= 'A' AND "t0"."title" < 'B' AND "t0"."title" LIKE 'A%'::text)
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "like", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t1"."id" AS "id"
      FROM (
        SELECT "t1"."id"
        FROM "public"."movie" AS "t1"
        WHERE "t1"."title" ILIKE 'a%'::text
        ORDER BY "t1"."id"
        LIMIT 100
      ) AS "t1"
    ) AS r$
  )) AS "ilike", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t2"."id" AS "id"
      FROM (
        SELECT "t2"."id"
        FROM "public"."movie" AS "t2"
        WHERE ("t2"."title" >= 'a_b' AND "t2"."title" < 'a_c' AND "t2"."title" LIKE 'a\_b'::text)
        LIMIT 100
      ) AS "t2"
    ) AS r$
  )) AS "escaped", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t3"."id" AS "id"
      FROM (
        SELECT "t3"."id"
        FROM "public"."movie" AS "t3"
        WHERE ("t3"."title" >= 'a_' AND "t3"."title" < 'a`' AND "t3"."title" LIKE 'a\_%b'::text)
        LIMIT 100
      ) AS "t3"
    ) AS r$
  )) AS "prefix", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t4"."id" AS "id"
      FROM (
        SELECT "t4"."id"
        FROM "public"."movie" AS "t4"
        WHERE ("t4"."title" >= 'Alien' AND "t4"."title" < 'Alieo' AND "t4"."title" LIKE 'Alien'::text)
        LIMIT 100
      ) AS "t4"
    ) AS r$
  )) AS "whole", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t5"."id" AS "id"
      FROM (
        SELECT "t5"."id"
        FROM "public"."movie" AS "t5"
        WHERE "t5"."title" ~ '^A[a-z]+$'::text
        LIMIT 100
      ) AS "t5"
    ) AS r$
  )) AS "regex", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t6"."id" AS "id"
      FROM (
        SELECT "t6"."id"
        FROM "public"."movie" AS "t6"
        WHERE "t6"."title" ~* '^al.*s?$'::text
        ORDER BY "t6"."id"
        LIMIT 100
      ) AS "t6"
    ) AS r$
  )) AS "iregex", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t7"."id" AS "id"
      FROM (
        SELECT "t7"."id"
        FROM "public"."movie" AS "t7"
        WHERE "t7"."title" NOT LIKE 'A%'::text
        ORDER BY "t7"."id"
        LIMIT 100
      ) AS "t7"
    ) AS r$
  )) AS "unlike", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t8"."id" AS "id"
      FROM (
        SELECT "t8"."id"
        FROM "public"."movie" AS "t8"
        WHERE "t8"."title" NOT ILIKE 'A%'::text
        LIMIT 100
      ) AS "t8"
    ) AS r$
  )) AS "unilike", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t9"."id" AS "id"
      FROM (
        SELECT "t9"."id"
        FROM "public"."movie" AS "t9"
        WHERE "t9"."title" !~ '^A'::text
        ORDER BY "t9"."id"
        LIMIT 100
      ) AS "t9"
    ) AS r$
  )) AS "unregex", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t10"."id" AS "id"
      FROM (
        SELECT "t10"."id"
        FROM "public"."movie" AS "t10"
        WHERE "t10"."title" !~* '^a'::text
        LIMIT 100
      ) AS "t10"
    ) AS r$
  )) AS "uniregex", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t11"."id" AS "id"
      FROM (
        SELECT "t11"."id"
        FROM "public"."movie" AS "t11"
        WHERE NOT ("t11"."title" ~ '^A'::text)
        ORDER BY "t11"."id"
        LIMIT 100
      ) AS "t11"
    ) AS r$
  )) AS "not", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t12"."id" AS "id"
      FROM (
        SELECT "t12"."id"
        FROM "public"."movie" AS "t12"
        WHERE "t12"."code"::text LIKE 'ab'::text
        LIMIT 100
      ) AS "t12"
    ) AS r$
  )) AS "fixed", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t13"."id" AS "id"
      FROM (
        SELECT "t13"."id"
        FROM "public"."movie" AS "t13"
        WHERE "t13"."title" ~ 'x.*c'::text
        LIMIT 100
      ) AS "t13"
    ) AS r$
  )) AS "line"
) AS r$;
