"""What is measured: an operation of ./project a case, and what an author of SQL would write by hand for the same answer.

`values` are the operation's variables and the parameters of the SQL alike: one value for all calls, or a range of which each call draws
a number. `parameters` says what stands for $1, $2, … of our statement: a variable of pgbench, or SQL for what the server makes itself (a
key, a time), which pgbench could otherwise run only once.
"""

import dataclasses

from server import DATABASE

# Without a wait for the disk at each commit: statements are compared, and the wait is the same for all.
SEED = f"""
ALTER DATABASE {DATABASE} SET synchronous_commit = off;
INSERT INTO movie (id, title, genre, year, description)
SELECT md5('movie ' || n)::uuid, 'Movie ' || n, (n % 100)::text, 1900 + n % 120, repeat('text ', 12) FROM generate_series(0, 1999) n;
INSERT INTO review (id, movie_id, author, stars, likes, text, written_at)
SELECT md5('review ' || n)::uuid, md5('movie ' || n % 2000)::uuid, n % 977, 1 + n % 7, n % 1009, 'Review ' || n, now()
FROM generate_series(0, 99999) n;
INSERT INTO comment (id, review_id, number, text)
SELECT md5('comment ' || n)::uuid, md5('review ' || n % 100000)::uuid, n / 100000, 'Comment ' || n FROM generate_series(0, 599999) n;
INSERT INTO profile (uid, name, visits, note) SELECT n, n, n, 'note' FROM generate_series(0, 49999) n;
"""

MOVIE = "2a8f7b25-9e5a-7e8d-a7b0-0f4a2c6b1d3e"
REVIEW = "5d0c1f7a-3b7e-4f19-8d55-6a1f0f3f9b21"
SEED += f"""
INSERT INTO movie (id, title, genre, year, description) VALUES ('{MOVIE}', 'Measured', 'measured', 1999, repeat('text ', 12));
INSERT INTO review (id, movie_id, author, stars, likes, text, written_at) VALUES ('{REVIEW}', '{MOVIE}', '0', 1, 0, 'Review', now());
"""
COMMENTS = 1000


@dataclasses.dataclass(frozen=True)
class Drawn:
    """A number that each call draws, or a text of its digits: pgbench joins no texts."""

    first: int
    last: int
    is_text: bool = False

    def write(self, number):
        return str(number) if self.is_text else number


@dataclasses.dataclass
class Case:
    title: str
    kind: str
    operation: str
    values: dict
    parameters: list
    hand: str

    def variables(self, draw):
        """The operation's variables, with `draw` choosing of each range."""
        return self.shape({name: draw(name, value) if isinstance(value, Drawn) else value for name, value in self.values.items()})

    def shape(self, drawn):
        return drawn


class CommentRows(Case):
    """pgbench holds the rows as a PostgreSQL array a column, a client sends them as objects."""

    def shape(self, _):
        return {"rows": [{"reviewId": REVIEW, "number": n, "text": f"Comment {n}"} for n in range(COMMENTS)]}


CASES = [
    Case(
        "one row by its key", "Query", "GetMovie", {"id": MOVIE}, [":id"],
        """SELECT json_build_object('movie', (
             SELECT json_build_object('id', id, 'title', title, 'year', year, 'genre', genre, 'description', description)
             FROM movie WHERE id = :id::uuid))""",
    ),
    Case(
        "list of 20 rows", "Query", "ListMovies", {"genre": Drawn(0, 99, is_text=True)}, [":genre"],
        """SELECT json_build_object('movies', (
             SELECT coalesce(json_agg(json_build_object('id', id, 'title', title, 'year', year, 'description', description)), '[]')
             FROM (SELECT * FROM movie WHERE genre = :genre::text ORDER BY title LIMIT 20) m))""",
    ),
    Case(
        "three levels, 20 × 10 × 5 rows", "Query", "MovieTree", {"genre": Drawn(0, 99, is_text=True)}, [":genre"],
        """SELECT json_build_object('movies', coalesce(json_agg(json_build_object('id', m.id, 'title', m.title,
             'reviews_on_movie', r.list)), '[]'))
           FROM (SELECT id, title FROM movie WHERE genre = :genre::text ORDER BY title LIMIT 20) m
           CROSS JOIN LATERAL (
             SELECT coalesce(json_agg(json_build_object('id', r.id, 'stars', r.stars, 'text', r.text,
               'comments_on_review', c.list)), '[]') AS list
             FROM (SELECT id, stars, text FROM review WHERE movie_id = m.id ORDER BY stars DESC LIMIT 10) r
             CROSS JOIN LATERAL (
               SELECT coalesce(json_agg(json_build_object('id', c.id, 'number', c.number, 'text', c.text)), '[]') AS list
               FROM (SELECT id, number, text FROM comment WHERE review_id = r.id ORDER BY number LIMIT 5) c) c) r""",
    ),
    Case(
        "100,000 rows in groups", "Query", "ReviewsByStars", {}, [],
        """SELECT json_build_object('reviews', coalesce(json_agg(json_build_object('stars', stars, '_count', count, 'likes_avg', avg,
             'likes_sum', sum)), '[]'))
           FROM (SELECT stars, count(*), avg(likes), sum(likes) FROM review GROUP BY stars ORDER BY stars) r""",
    ),
    Case(
        "insert", "Mutation", "AddReview",
        {"movie": MOVIE, "author": Drawn(1000, 1999, is_text=True), "stars": Drawn(1, 7), "text": "Well made"},
        ["gen_random_uuid()", ":movie", ":author", ":stars", ":text", "now()"],
        """INSERT INTO review (id, movie_id, author, stars, text, written_at)
           VALUES (gen_random_uuid(), :movie::uuid, :author::text, :stars::integer, :text::text, now())
           RETURNING json_build_object('id', id)""",
    ),
    Case(
        "upsert", "Mutation", "SaveProfile",
        {"uid": Drawn(0, 49_999, is_text=True), "name": Drawn(1000, 1999, is_text=True), "visits": Drawn(0, 99)},
        [":uid", ":name", ":visits"],
        """INSERT INTO profile AS p (uid, name, visits) VALUES (:uid::text, :name::text, :visits::integer)
           ON CONFLICT (uid) DO UPDATE SET name = excluded.name, visits = excluded.visits
           RETURNING json_build_object('uid', uid)""",
    ),
    CommentRows(
        "insertMany of 1,000 rows", "Mutation", "AddComments",
        {
            "reviews": "{" + ",".join([REVIEW] * COMMENTS) + "}",
            "numbers": "{" + ",".join(str(n) for n in range(COMMENTS)) + "}",
            "texts": "{" + ",".join(f'"Comment {n}"' for n in range(COMMENTS)) + "}",
        },
        [f"(ARRAY(SELECT gen_random_uuid() FROM generate_series(1, {COMMENTS})))", ":reviews", ":numbers", ":texts"],
        """WITH added AS (
             INSERT INTO comment (id, review_id, number, text)
             SELECT gen_random_uuid(), r, n, t FROM unnest(:reviews::uuid[], :numbers::integer[], :texts::text[]) AS d(r, n, t)
             RETURNING id)
           SELECT coalesce(json_agg(json_build_object('id', id)), '[]') FROM added""",
    ),
]
