INSERT INTO bag (id, texts, ints, short) VALUES (1, '{a,b,a}', '{1}', '{x}'), (2, NULL, NULL, NULL), (3, '{a,NULL,c}', '{}', '{}');
