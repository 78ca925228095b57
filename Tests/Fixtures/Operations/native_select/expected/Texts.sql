-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT 1 AS n
) AS "r$"
));
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT /* $9 ' inside */ 1 AS n
) AS "r$"));
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT id /* the key; $7 */
FROM movie /* all -- of /* it */ */
WHERE id < 2
) AS "r$"
));
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT $$it's $1; -- no comment$$ AS a, $t$ $$ $t$ AS b
) AS "r$"));
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT E'a\'b;$1' AS a, 'c;$2' AS b, U&'\0041' AS c
) AS "r$"));
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT id, extra ? 'a' AS has, extra @> '{}' AS is FROM movie WHERE extra ?| ARRAY['a', 'b'] OR extra #>> '{a,0}' = '1'
) AS "r$"
));
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT id AS "a;b$1" FROM movie WHERE title = 'Cube; DROP'
) AS "r$"
));
-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT id AS delete, (id) AS update FROM movie WHERE id = 1
) AS "r$"
));
