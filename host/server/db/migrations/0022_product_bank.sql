CREATE TABLE "bank_products_images" (
	"record_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "bank_products_images_pk" PRIMARY KEY("record_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "bank_products" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (folded(coalesce("name", '') || chr(31) || coalesce("ean", '') || chr(31) || coalesce("brand", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '') || chr(31) || coalesce("ean", '') || chr(31) || coalesce("brand", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"ean" text NOT NULL,
	"brand" text,
	"manufacturer" text,
	"department_path" text,
	"gpc" text,
	"net_content" double precision,
	"content_unit" text,
	"source" text NOT NULL,
	"ingredients" text,
	"allergens" text[] DEFAULT '{}' NOT NULL,
	"traces" text[] DEFAULT '{}' NOT NULL,
	"no_allergens" boolean DEFAULT false NOT NULL,
	"allergens_told_at" timestamp with time zone,
	"alcohol" boolean DEFAULT false NOT NULL,
	"min_age" text,
	"nutrition" jsonb DEFAULT '[]' NOT NULL,
	"ncm" text,
	"cest" text
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "bank_product" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "brought" integer;--> statement-breakpoint
ALTER TABLE "bank_products_images" ADD CONSTRAINT "bank_products_images_record_fk" FOREIGN KEY ("record_id") REFERENCES "public"."bank_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_products_images" ADD CONSTRAINT "bank_products_images_target_fk" FOREIGN KEY ("target_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_products_images_by_target" ON "bank_products_images" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "bank_products_by_name" ON "bank_products" USING btree (left(folded("name"), 100) collate "C","id","name");--> statement-breakpoint
CREATE INDEX "bank_products_by_ean" ON "bank_products" USING btree (left(folded("ean"), 100) collate "C","id","ean");--> statement-breakpoint
CREATE INDEX "bank_products_by_brand" ON "bank_products" USING btree (left(folded("brand"), 100) collate "C","id","brand");--> statement-breakpoint
CREATE INDEX "bank_products_by_department_path" ON "bank_products" USING btree (left(folded("department_path"), 100) collate "C","id","department_path");--> statement-breakpoint
CREATE INDEX "bank_products_by_status" ON "bank_products" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "bank_products_by_search_text" ON "bank_products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bank_products_by_spaced_text" ON "bank_products" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "bank_products_ean_unique" ON "bank_products" USING btree (btrim(folded("ean")));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_bank_product_fk" FOREIGN KEY ("bank_product") REFERENCES "public"."bank_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_bank_product_index" ON "products" USING btree ("bank_product");--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "bank_products" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "bank_products" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();