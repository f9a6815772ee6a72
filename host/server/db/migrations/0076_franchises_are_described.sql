CREATE TABLE "franchises_cities" (
	"record_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "franchises_cities_pk" PRIMARY KEY("record_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "franchises_owners" (
	"record_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "franchises_owners_pk" PRIMARY KEY("record_id","target_id")
);
--> statement-breakpoint
DROP INDEX "franchises_application_id_index";--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "status" text DEFAULT 'ACTIVE' NOT NULL;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "legal_name" text;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "cnpj" text;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "starts_at" date;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "ends_at" date;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "notes" text;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "territory" jsonb;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "commission" bigint;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "royalty" bigint;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "minimum_fee" bigint;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "billing_day" bigint;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "bank" bigint;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "branch" text;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "pix_kind" text;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "pix_key" text;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || chr(31) || coalesce("legal_name", ''))) STORED;--> statement-breakpoint
ALTER TABLE "franchises" ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("name", '') || chr(31) || coalesce("legal_name", '')), '(.)', '\1z', 'g')) STORED;--> statement-breakpoint
ALTER TABLE "franchises_cities" ADD CONSTRAINT "franchises_cities_record_fk" FOREIGN KEY ("record_id") REFERENCES "public"."franchises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "franchises_cities" ADD CONSTRAINT "franchises_cities_target_fk" FOREIGN KEY ("target_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "franchises_owners" ADD CONSTRAINT "franchises_owners_record_fk" FOREIGN KEY ("record_id") REFERENCES "public"."franchises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "franchises_owners" ADD CONSTRAINT "franchises_owners_target_fk" FOREIGN KEY ("target_id") REFERENCES "public"."registered_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "franchises_cities_by_target" ON "franchises_cities" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "franchises_owners_by_target" ON "franchises_owners" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "franchises_by_owner" ON "franchises" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "franchises_by_name" ON "franchises" USING btree ("name","id","application_id");--> statement-breakpoint
CREATE INDEX "franchises_by_status" ON "franchises" USING btree ("status","id","application_id");--> statement-breakpoint
CREATE INDEX "franchises_by_search_text" ON "franchises" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "franchises_by_spaced_text" ON "franchises" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "franchises_cnpj_unique" ON "franchises" USING btree ("application_id",lower("cnpj"));--> statement-breakpoint
CREATE INDEX "franchises_bank_index" ON "franchises" USING btree ("bank");--> statement-breakpoint
ALTER TABLE "franchises" ADD CONSTRAINT "franchises_bank_fk" FOREIGN KEY ("bank") REFERENCES "public"."banks"("id");--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "franchises" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "franchises" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
INSERT INTO "record_counts" ("list", "scope", "owner", "shard", "records") SELECT 'franchises', scope, owner, 0, count(*) FROM "franchises" CROSS JOIN LATERAL (VALUES ('all', 0), ('application_id', application_id)) AS of (scope, owner) WHERE owner IS NOT NULL GROUP BY scope, owner;
