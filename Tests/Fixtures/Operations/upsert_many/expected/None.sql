-- session pool
SELECT '[]'::json, NULL::text, '[]'::json;
