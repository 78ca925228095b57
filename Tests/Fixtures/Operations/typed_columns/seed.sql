INSERT INTO thing (code, fixed, bits, small, big, price, local, locals, prices, fixeds)
VALUES ('ab', 'ab', '101', 1, 10, 1.5, '2023-11-14 22:13:20.123456', '{"2023-11-14 22:13:20.123456"}', '{1.50,2}', '{ab}');
