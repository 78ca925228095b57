-- Database and roles of one service, each with the least that it needs. Run once, as the administrator of the PostgreSQL; a
-- superuser is not needed, CREATEDB and CREATEROLE are enough, as managed PostgreSQL gives them:
--
--   psql --no-psqlrc --set=name=shop --file=roles.sql 'postgresql://dba@db.internal/postgres?sslmode=verify-full&…'
--
-- Then `\password shop_owner`, `\password shop_app` and `\password shop_backup` in psql, which sends no password in clear.
--
--   NAME_owner   has the tables: migrations, restores. Not the server's role
--   NAME_app     the server: reads and writes rows
--   NAME_backup  reads everything

\set ON_ERROR_STOP on
SELECT :'name' || '_owner' AS owner, :'name' || '_app' AS app, :'name' || '_backup' AS backup \gset

CREATE ROLE :"owner" LOGIN;
CREATE ROLE :"app" LOGIN;
CREATE ROLE :"backup" LOGIN;
-- Only its members may make a database for a role.
GRANT :"owner" TO CURRENT_USER;

CREATE DATABASE :"name" OWNER :"owner" TEMPLATE template0 ENCODING 'UTF8';
\connect :"name"
SET ROLE :"owner";

-- Everybody may connect and make temporary tables, until that is taken from them.
REVOKE ALL ON DATABASE :"name" FROM PUBLIC;
GRANT CONNECT ON DATABASE :"name" TO :"app", :"backup";
-- Before PostgreSQL 15 everybody may make tables, too. Where dataconnect.yaml names another schema, make it here, and name it below.
REVOKE ALL ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO :"app", :"backup";

-- What migrations of the owner make later belongs to these rules; so does what a restore makes.
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO :"app";
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO :"app";
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT ON TABLES TO :"backup";
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT ON SEQUENCES TO :"backup";
