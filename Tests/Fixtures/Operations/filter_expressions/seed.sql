INSERT INTO row (id, s, n, big, f, b, u, "any", day, at, mood, moods, days, times) VALUES
  (1, 'u1', 5, 50, 0.5, true, '3fa85f64-5717-4562-b3fc-2c963f66afa6', '"u1"', '2023-11-14', '2023-11-14 22:13:20.123456Z', 'GLAD', '{SAD,GLAD}', '{2023-11-14}', '{"2023-11-14 22:13:20.123456Z"}'),
  (2, 'u2', 6, 60, 1.5, false, '00000000-0000-0000-0000-000000000000', '5', '2023-11-15', '2023-11-15 00:00Z', 'SAD', '{}', '{}', '{}'),
  (3, 'u3', 7, 70, 2.5, true, NULL, '{"a": 1}', '2023-11-13', '2023-11-13 00:00Z', 'EXALTED', '{EXALTED,EXALTED,SAD}', NULL, NULL),
  (4, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO owned (owner, mood, note) VALUES ('u1', 'GLAD', 'n');
INSERT INTO "user" (id, name) VALUES ('u1', 'One');
