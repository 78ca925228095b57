CREATE EXTENSION IF NOT EXISTS "uuid-ossp"
CREATE TABLE "public"."category" ("id" uuid NOT NULL DEFAULT uuid_generate_v4(), "created_at" timestamptz NOT NULL DEFAULT CURRENT_TIMESTAMP, PRIMARY KEY ("id"))
ALTER TABLE "public"."category" ADD COLUMN "name" character varying(30) NOT NULL
CREATE UNIQUE INDEX "category_name_uidx" ON "public"."category" ("name")
CREATE TYPE "public"."unit" AS ENUM ('PIECE')
CREATE TABLE "public"."product" ("id" uuid NOT NULL DEFAULT uuid_generate_v4(), "title" text NOT NULL, "price" numeric(10,2) NOT NULL DEFAULT 0::double precision, "unit" "public"."unit" NOT NULL DEFAULT 'PIECE'::"public"."unit", PRIMARY KEY ("id"))
ALTER TYPE "public"."unit" ADD VALUE 'KILO'
ALTER TABLE "public"."product" ADD COLUMN "category_id" uuid NOT NULL, ADD COLUMN "successor_id" uuid NULL, ADD COLUMN "active" boolean NULL DEFAULT true, ADD COLUMN "epoch" date NULL DEFAULT 'epoch'::date, ADD COLUMN "letter" character(1) NULL DEFAULT 'x', ADD COLUMN "note" text NULL DEFAULT 'it''s', ADD COLUMN "number" integer NOT NULL DEFAULT 1, ADD COLUMN "status" character varying(10) NOT NULL DEFAULT 'ACTIVE', ADD COLUMN "stock" bigint NOT NULL DEFAULT 0::bigint, ADD COLUMN "token" text NOT NULL DEFAULT replace((uuid_generate_v4())::text, '-'::text, ''::text), ADD COLUMN "updated_at" timestamptz NULL DEFAULT now(), ADD COLUMN "weight" double precision NOT NULL DEFAULT 0::double precision, ADD CONSTRAINT "product_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "public"."category" ("id") ON DELETE CASCADE, ADD CONSTRAINT "product_successor_id_fkey" FOREIGN KEY ("successor_id") REFERENCES "public"."product" ("id") ON DELETE SET NULL
CREATE INDEX "product_categoryId_idx" ON "public"."product" ("category_id")
CREATE UNIQUE INDEX "product_successorId_uidx" ON "public"."product" ("successor_id")
CREATE INDEX "product_successorId_idx" ON "public"."product" ("successor_id")
CREATE INDEX "product_categoryId_title_idx" ON "public"."product" ("category_id", "title")
