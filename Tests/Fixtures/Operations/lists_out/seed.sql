INSERT INTO thing (id, texts, ints, bigs, floats, truths, uuids, days, times, anys, moods) VALUES
  (1, ARRAY['a,b', '"', NULL], '{1,2}', '{9223372036854775807}', '{0.5,100,NaN,-Infinity}', '{t,f}', '{3fa85f64-5717-4562-b3fc-2c963f66afa6}',
   '{2024-02-29}', '{2024-01-01T10:00:00+02:00,2023-01-01T00:00:00.5Z}', ARRAY['{"a": [1]}', 'null', '"-"']::jsonb[], '{SAD,GLAD}'),
  (2, '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}'), (3, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
