CREATE EXTENSION IF NOT EXISTS "uuid-ossp";
CREATE TYPE "public"."state" AS ENUM ('OPEN', 'PAID');
CREATE TABLE "public"."item" ("id" uuid NOT NULL DEFAULT uuid_generate_v4(), "price" double precision NOT NULL DEFAULT 0::double precision, "title" text NOT NULL, PRIMARY KEY ("id"));
CREATE TABLE "public"."order" ("id" uuid NOT NULL DEFAULT uuid_generate_v4(), "note" text NULL, "state" "public"."state" NOT NULL DEFAULT 'OPEN'::"public"."state", PRIMARY KEY ("id"));
