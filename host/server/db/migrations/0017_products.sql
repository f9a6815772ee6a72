CREATE TABLE "products_images" (
	"record_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "products_images_pk" PRIMARY KEY("record_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "products_similar" (
	"record_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "products_similar_pk" PRIMARY KEY("record_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (folded(coalesce("name", '') || chr(31) || coalesce("brand", '') || chr(31) || coalesce("ean", '') || chr(31) || coalesce("sku", '') || chr(31) || coalesce("scale_code", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '') || chr(31) || coalesce("brand", '') || chr(31) || coalesce("ean", '') || chr(31) || coalesce("sku", '') || chr(31) || coalesce("scale_code", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"short_name" text,
	"brand" text,
	"department" bigint,
	"place" text,
	"description" text,
	"ean" text,
	"sku" text,
	"scale_code" text,
	"more_eans" jsonb DEFAULT '[]' NOT NULL,
	"price" bigint NOT NULL,
	"cost" bigint,
	"promo_price" bigint,
	"promo_from" timestamp with time zone,
	"promo_until" timestamp with time zone,
	"club_price" bigint,
	"wholesale" jsonb DEFAULT '[]' NOT NULL,
	"sell_by" text NOT NULL,
	"unit" text NOT NULL,
	"net_content" double precision,
	"content_unit" text,
	"average_grams" bigint,
	"weight_step" bigint,
	"packing" bigint,
	"max_per_order" double precision,
	"stock" double precision,
	"min_stock" double precision,
	"allergens" text[] DEFAULT '{}' NOT NULL,
	"traces" text[] DEFAULT '{}' NOT NULL,
	"no_allergens" boolean DEFAULT false NOT NULL,
	"allergens_told_at" timestamp with time zone,
	"alcohol" boolean DEFAULT false NOT NULL,
	"min_age" text,
	"nutrition" jsonb DEFAULT '[]' NOT NULL,
	"ncm" text,
	"cest" text,
	"cfop" text,
	"tax_origin" text,
	"terms" text
);
--> statement-breakpoint
ALTER TABLE "products_images" ADD CONSTRAINT "products_images_record_fk" FOREIGN KEY ("record_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products_images" ADD CONSTRAINT "products_images_target_fk" FOREIGN KEY ("target_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products_similar" ADD CONSTRAINT "products_similar_record_fk" FOREIGN KEY ("record_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products_similar" ADD CONSTRAINT "products_similar_target_fk" FOREIGN KEY ("target_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_department_fk" FOREIGN KEY ("department") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_packing_fk" FOREIGN KEY ("packing") REFERENCES "public"."packings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_images_by_target" ON "products_images" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "products_similar_by_target" ON "products_similar" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "products_by_owner" ON "products" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "products_by_application" ON "products" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree (left(folded("name"), 100) collate "C","id","application_id","company_id","name");--> statement-breakpoint
CREATE INDEX "products_by_ean" ON "products" USING btree (left(folded("ean"), 100) collate "C","id","application_id","company_id","ean");--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "products_by_stock" ON "products" USING btree ("stock","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "products_by_status" ON "products" USING btree ("status","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "products_by_search_text" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_by_spaced_text" ON "products" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_department_index" ON "products" USING btree ("department");--> statement-breakpoint
CREATE UNIQUE INDEX "products_ean_unique" ON "products" USING btree ("company_id",btrim(folded("ean")));--> statement-breakpoint
CREATE UNIQUE INDEX "products_sku_unique" ON "products" USING btree ("company_id",btrim(folded("sku")));--> statement-breakpoint
CREATE UNIQUE INDEX "products_scale_code_unique" ON "products" USING btree ("company_id",btrim(folded("scale_code")));--> statement-breakpoint
CREATE INDEX "products_packing_index" ON "products" USING btree ("packing");--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "products" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "products" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
-- At zero a product is out of stock; with more it is on sale again, where it was the count that took it off sale (`stockStatus`).
CREATE FUNCTION "product_stock_status"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.stock = 0 AND NEW.status = 'ACTIVE' THEN
		NEW.status := 'OUT_OF_STOCK';
	ELSIF TG_OP = 'UPDATE' AND OLD.stock = 0 AND NEW.stock IS DISTINCT FROM 0 AND NEW.status = 'OUT_OF_STOCK' THEN
		NEW.status := 'ACTIVE';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_stock_counted" BEFORE INSERT ON "products" FOR EACH ROW EXECUTE FUNCTION "product_stock_status"();--> statement-breakpoint
CREATE TRIGGER "products_stock_recounted" BEFORE UPDATE OF "stock" ON "products" FOR EACH ROW
	WHEN (OLD.stock IS DISTINCT FROM NEW.stock) EXECUTE FUNCTION "product_stock_status"();
