-- one snapshot
SELECT array_to_json(ARRAY(
  SELECT row_to_json("r$".*)
  FROM (
SELECT set_config('transaction_read_only', 'off', true), touch()
) AS "r$"
));
