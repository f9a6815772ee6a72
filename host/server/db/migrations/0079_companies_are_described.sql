DROP INDEX "companies_application_id_index";--> statement-breakpoint
DROP INDEX "companies_franchise_id_index";--> statement-breakpoint
DROP INDEX "companies_by_name";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "place" "point";--> statement-breakpoint
UPDATE "companies" SET "place" = point("longitude", "latitude") WHERE "longitude" IS NOT NULL AND "latitude" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" drop column "longitude";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "longitude" double precision GENERATED ALWAYS AS (place[0]) STORED;--> statement-breakpoint
ALTER TABLE "companies" drop column "latitude";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "latitude" double precision GENERATED ALWAYS AS (place[1]) STORED;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "status" text DEFAULT 'APPROVED' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "logo" bigint;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "segment" bigint;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "post_code" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "address_line" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "number" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "complement" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "neighborhood" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "city" bigint;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "legal_name" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "cnpj" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "state_registration" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "responsible" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "whatsapp" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "bank" bigint;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "branch" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "pix_kind" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "pix_key" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "fulfillment" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "prep_minutes" bigint;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "max_orders_per_hour" bigint;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "schedule_hours" bigint;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || chr(31) || coalesce("address_line", '') || chr(31) || coalesce("legal_name", '') || chr(31) || coalesce("cnpj", '') || chr(31) || coalesce("responsible", ''))) STORED;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("name", '') || chr(31) || coalesce("address_line", '') || chr(31) || coalesce("legal_name", '') || chr(31) || coalesce("cnpj", '') || chr(31) || coalesce("responsible", '')), '(.)', '\1z', 'g')) STORED;--> statement-breakpoint
CREATE INDEX "companies_by_owner" ON "companies" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "companies_by_type" ON "companies" USING btree ("type","id","application_id");--> statement-breakpoint
CREATE INDEX "companies_by_status" ON "companies" USING btree ("status","id","application_id");--> statement-breakpoint
CREATE INDEX "companies_by_search_text" ON "companies" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "companies_by_spaced_text" ON "companies" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "companies_segment_index" ON "companies" USING btree ("segment");--> statement-breakpoint
CREATE INDEX "companies_franchise_index" ON "companies" USING btree ("franchise_id");--> statement-breakpoint
CREATE INDEX "companies_city_index" ON "companies" USING btree ("city");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_cnpj_unique" ON "companies" USING btree ("application_id",lower("cnpj"));--> statement-breakpoint
CREATE INDEX "companies_bank_index" ON "companies" USING btree ("bank");--> statement-breakpoint
CREATE INDEX "companies_by_name" ON "companies" USING btree ("name","id","application_id");--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_segment_fk" FOREIGN KEY ("segment") REFERENCES "public"."company_segments"("id");--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_city_fk" FOREIGN KEY ("city") REFERENCES "public"."cities"("id");--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_bank_fk" FOREIGN KEY ("bank") REFERENCES "public"."banks"("id");--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "companies" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "companies" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
INSERT INTO "record_counts" ("list", "scope", "owner", "shard", "records") SELECT 'companies', scope, owner, 0, count(*) FROM "companies" CROSS JOIN LATERAL (VALUES ('all', 0), ('application_id', application_id)) AS of (scope, owner) GROUP BY scope, owner;
