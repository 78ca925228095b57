-- one snapshot
SELECT row_to_json("r$".*)
FROM (
SELECT query_to_xml('select set_config(''TimeZone'',''Asia/Tokyo'',false), pg_advisory_lock(42)', true, true, '')::text AS x
) AS "r$"
LIMIT 1;
