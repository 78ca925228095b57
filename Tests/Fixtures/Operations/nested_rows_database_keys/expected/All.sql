-- session pool
SELECT row_to_json(r$)
FROM (
  SELECT array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t0"."name" AS "name", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t1"."shirt" AS "shirt", "t1"."name" AS "name", array_to_json(ARRAY(
            SELECT r$
            FROM (
              SELECT "t2"."minute" AS "minute"
              FROM (
                SELECT "t2"."minute"
                FROM "public"."goal" AS "t2"
                WHERE "t1"."team_id" = "t2"."player_team_id" AND "t1"."shirt" = "t2"."player_shirt"
                ORDER BY "t2"."minute"
                LIMIT 100
              ) AS "t2"
            ) AS r$
          )) AS "goals_on_player"
          FROM (
            SELECT "t1"."team_id", "t1"."shirt", "t1"."name"
            FROM "public"."player" AS "t1"
            WHERE "t0"."id" = "t1"."team_id"
            ORDER BY "t1"."shirt"
            LIMIT 100
          ) AS "t1"
        ) AS r$
      )) AS "players_on_team"
      FROM (
        SELECT "t0"."id", "t0"."name"
        FROM "public"."team" AS "t0"
        ORDER BY "t0"."name"
        LIMIT 100
      ) AS "t0"
    ) AS r$
  )) AS "teams", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t3"."league" AS "league", "t3"."year" AS "year", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t4"."round" AS "round"
          FROM (
            SELECT "t4"."round"
            FROM "public"."match" AS "t4"
            WHERE "t3"."league" = "t4"."season_league" AND "t3"."year" = "t4"."season_year"
            ORDER BY "t4"."round"
            LIMIT 100
          ) AS "t4"
        ) AS r$
      )) AS "matches_on_season"
      FROM (
        SELECT "t3"."league", "t3"."year"
        FROM "public"."season" AS "t3"
        ORDER BY "t3"."league"
        LIMIT 100
      ) AS "t3"
    ) AS r$
  )) AS "seasons", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT "t5"."code" AS "code", "t5"."name" AS "name", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t6"."place_code" AS "placeCode", "t6"."day" AS "day"
          FROM (
            SELECT "t6"."place_code", "t6"."day"
            FROM "public"."visit" AS "t6"
            WHERE "t5"."code" = "t6"."place_code"
            LIMIT 100
          ) AS "t6"
        ) AS r$
      )) AS "visits_on_place"
      FROM (
        SELECT "t5"."code", "t5"."name"
        FROM "public"."place" AS "t5"
        LIMIT 100
      ) AS "t5"
    ) AS r$
  )) AS "places", array_to_json(ARRAY(
    SELECT r$
    FROM (
      SELECT CASE WHEN abs("t7"."amount") < 'Infinity' THEN "t7"."amount" END AS "amount", array_to_json(ARRAY(
        SELECT r$
        FROM (
          SELECT "t8"."text" AS "text"
          FROM (
            SELECT "t8"."text"
            FROM "public"."offer" AS "t8"
            WHERE "t7"."amount" = "t8"."price_amount"
            LIMIT 100
          ) AS "t8"
        ) AS r$
      )) AS "offers_on_price"
      FROM (
        SELECT "t7"."amount"
        FROM "public"."price" AS "t7"
        LIMIT 100
      ) AS "t7"
    ) AS r$
  )) AS "prices"
) AS r$;
