CREATE TABLE "menu_items_images" (
	"record_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "menu_items_images_pk" PRIMARY KEY("record_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "ingredients" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ingredients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (folded(coalesce("name", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"out_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "menu_categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "menu_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"position" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (folded(coalesce("name", '') || chr(31) || coalesce("code", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '') || chr(31) || coalesce("code", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"parent" bigint,
	"template" text NOT NULL,
	"description" text,
	"image" bigint,
	"code" text,
	"is_active" boolean DEFAULT false NOT NULL,
	"week" jsonb,
	"starts_on" date,
	"ends_on" date,
	"hides_when_closed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "menu_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"status" text NOT NULL,
	"position" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (folded(coalesce("name", '') || chr(31) || coalesce("code", '') || chr(31) || coalesce("ean", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '') || chr(31) || coalesce("code", '') || chr(31) || coalesce("ean", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"category" bigint NOT NULL,
	"description" text,
	"kind" text NOT NULL,
	"serves" bigint,
	"prep_minutes" bigint,
	"sell_by" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"code" text,
	"ean" text,
	"price" bigint NOT NULL,
	"promo_price" bigint,
	"promo_from" timestamp with time zone,
	"promo_until" timestamp with time zone,
	"cost" bigint,
	"sold_out_until" timestamp with time zone,
	"sold_out_reason" text,
	"week" jsonb,
	"starts_on" date,
	"ends_on" date,
	"channels" text[] DEFAULT '{}' NOT NULL,
	"max_per_order" bigint,
	"tracks_stock" boolean DEFAULT false NOT NULL,
	"stock" bigint,
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
	"tax_origin" text
);
--> statement-breakpoint
CREATE TABLE "menu_options" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "menu_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"status" text NOT NULL,
	"position" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (folded(coalesce("name", '') || chr(31) || coalesce("code", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '') || chr(31) || coalesce("code", '')), '(.)', '\1z', 'g')) STORED,
	"group" bigint NOT NULL,
	"name" text NOT NULL,
	"item" bigint,
	"price" bigint NOT NULL,
	"cost" bigint,
	"max" bigint,
	"included" bigint,
	"image" bigint,
	"code" text,
	"nested" bigint,
	"sold_out_until" timestamp with time zone,
	"sold_out_reason" text
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "menus_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"status" text NOT NULL,
	"position" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (folded(coalesce("name", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"context" text NOT NULL,
	"channels" text[] DEFAULT '{}' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"slug" text,
	"cover" bigint,
	"disclaimer" text,
	"week" jsonb,
	"starts_on" date,
	"ends_on" date,
	"adjust_kind" text NOT NULL,
	"adjust_percent" bigint,
	"adjust_amount" bigint,
	"round_to" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "option_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "option_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (folded(coalesce("name", '') || chr(31) || coalesce("internal_name", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '') || chr(31) || coalesce("internal_name", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"internal_name" text,
	"kind" text NOT NULL,
	"min" bigint NOT NULL,
	"max" bigint,
	"max_distinct" bigint,
	"price_rule" text NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_groups" (
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"item" bigint NOT NULL,
	"group_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"min" smallint,
	"max" smallint,
	"option_prices" jsonb DEFAULT '{}' NOT NULL,
	CONSTRAINT "item_groups_item_group_id_pk" PRIMARY KEY("item","group_id"),
	CONSTRAINT "item_groups_min_max" CHECK ("item_groups"."min" >= 0 and "item_groups"."max" >= 1 and "item_groups"."min" <= "item_groups"."max")
);
--> statement-breakpoint
CREATE TABLE "item_ingredients" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_ingredients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"item" bigint,
	"option_id" bigint,
	"ingredient" bigint NOT NULL,
	"without_cents" bigint,
	CONSTRAINT "item_ingredients_of_one" CHECK (num_nonnulls("item_ingredients"."item", "item_ingredients"."option_id") = 1),
	CONSTRAINT "item_ingredients_without" CHECK ("item_ingredients"."without_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "menu_places" (
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"menu" bigint NOT NULL,
	"item" bigint NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"price_override" bigint,
	"position" bigint,
	CONSTRAINT "menu_places_menu_item_pk" PRIMARY KEY("menu","item"),
	CONSTRAINT "menu_places_price" CHECK ("menu_places"."price_override" >= 0)
);
--> statement-breakpoint
CREATE TABLE "menu_revisions" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "menu_items_images" ADD CONSTRAINT "menu_items_images_record_fk" FOREIGN KEY ("record_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items_images" ADD CONSTRAINT "menu_items_images_target_fk" FOREIGN KEY ("target_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredients" ADD CONSTRAINT "ingredients_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredients" ADD CONSTRAINT "ingredients_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_categories" ADD CONSTRAINT "menu_categories_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_categories" ADD CONSTRAINT "menu_categories_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_categories" ADD CONSTRAINT "menu_categories_parent_fk" FOREIGN KEY ("parent") REFERENCES "public"."menu_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_category_fk" FOREIGN KEY ("category") REFERENCES "public"."menu_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_options" ADD CONSTRAINT "menu_options_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_options" ADD CONSTRAINT "menu_options_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_options" ADD CONSTRAINT "menu_options_group_fk" FOREIGN KEY ("group") REFERENCES "public"."option_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_options" ADD CONSTRAINT "menu_options_item_fk" FOREIGN KEY ("item") REFERENCES "public"."menu_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_options" ADD CONSTRAINT "menu_options_nested_fk" FOREIGN KEY ("nested") REFERENCES "public"."option_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "option_groups" ADD CONSTRAINT "option_groups_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "option_groups" ADD CONSTRAINT "option_groups_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_groups" ADD CONSTRAINT "item_groups_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_groups" ADD CONSTRAINT "item_groups_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_groups" ADD CONSTRAINT "item_groups_item_menu_items_id_fk" FOREIGN KEY ("item") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_groups" ADD CONSTRAINT "item_groups_group_id_option_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."option_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_ingredients" ADD CONSTRAINT "item_ingredients_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_ingredients" ADD CONSTRAINT "item_ingredients_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_ingredients" ADD CONSTRAINT "item_ingredients_item_menu_items_id_fk" FOREIGN KEY ("item") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_ingredients" ADD CONSTRAINT "item_ingredients_option_id_menu_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."menu_options"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_ingredients" ADD CONSTRAINT "item_ingredients_ingredient_ingredients_id_fk" FOREIGN KEY ("ingredient") REFERENCES "public"."ingredients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_places" ADD CONSTRAINT "menu_places_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_places" ADD CONSTRAINT "menu_places_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_places" ADD CONSTRAINT "menu_places_menu_menus_id_fk" FOREIGN KEY ("menu") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_places" ADD CONSTRAINT "menu_places_item_menu_items_id_fk" FOREIGN KEY ("item") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_revisions" ADD CONSTRAINT "menu_revisions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "menu_items_images_by_target" ON "menu_items_images" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "ingredients_by_owner" ON "ingredients" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "ingredients_by_application" ON "ingredients" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "ingredients_by_name" ON "ingredients" USING btree (left(folded("name"), 100) collate "C","id","application_id","company_id","name");--> statement-breakpoint
CREATE INDEX "ingredients_by_out_until" ON "ingredients" USING btree ("out_until","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "ingredients_by_status" ON "ingredients" USING btree ("status","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "ingredients_by_search_text" ON "ingredients" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "ingredients_by_spaced_text" ON "ingredients" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "ingredients_name_unique" ON "ingredients" USING btree ("company_id",btrim(folded("name")));--> statement-breakpoint
CREATE INDEX "menu_categories_by_owner" ON "menu_categories" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "menu_categories_by_application" ON "menu_categories" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "menu_categories_by_position" ON "menu_categories" USING btree ("company_id","position","id");--> statement-breakpoint
CREATE INDEX "menu_categories_by_name" ON "menu_categories" USING btree (left(folded("name"), 100) collate "C","id","application_id","company_id","name");--> statement-breakpoint
CREATE INDEX "menu_categories_by_template" ON "menu_categories" USING btree ("template","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "menu_categories_by_is_active" ON "menu_categories" USING btree ("is_active","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "menu_categories_by_search_text" ON "menu_categories" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "menu_categories_by_spaced_text" ON "menu_categories" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "menu_categories_name_unique" ON "menu_categories" USING btree ("company_id",coalesce("parent", 0),btrim(folded("name")));--> statement-breakpoint
CREATE INDEX "menu_categories_parent_index" ON "menu_categories" USING btree ("parent");--> statement-breakpoint
CREATE INDEX "menu_items_by_owner" ON "menu_items" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "menu_items_by_application" ON "menu_items" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "menu_items_by_position" ON "menu_items" USING btree ("company_id","position","id");--> statement-breakpoint
CREATE INDEX "menu_items_by_name" ON "menu_items" USING btree (left(folded("name"), 100) collate "C","id","application_id","company_id","name");--> statement-breakpoint
CREATE INDEX "menu_items_by_price" ON "menu_items" USING btree ("price","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "menu_items_by_promo_price" ON "menu_items" USING btree ("promo_price","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "menu_items_by_code" ON "menu_items" USING btree (left(folded("code"), 100) collate "C","id","application_id","company_id","code");--> statement-breakpoint
CREATE INDEX "menu_items_by_status" ON "menu_items" USING btree ("status","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "menu_items_by_search_text" ON "menu_items" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "menu_items_by_spaced_text" ON "menu_items" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "menu_items_category_index" ON "menu_items" USING btree ("category");--> statement-breakpoint
CREATE INDEX "menu_options_by_owner" ON "menu_options" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "menu_options_by_application" ON "menu_options" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "menu_options_by_position" ON "menu_options" USING btree ("company_id","position","id");--> statement-breakpoint
CREATE INDEX "menu_options_by_name" ON "menu_options" USING btree (left(folded("name"), 100) collate "C","id","application_id","company_id","name");--> statement-breakpoint
CREATE INDEX "menu_options_by_price" ON "menu_options" USING btree ("price","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "menu_options_by_max" ON "menu_options" USING btree ("max","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "menu_options_by_code" ON "menu_options" USING btree (left(folded("code"), 100) collate "C","id","application_id","company_id","code");--> statement-breakpoint
CREATE INDEX "menu_options_by_status" ON "menu_options" USING btree ("status","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "menu_options_by_search_text" ON "menu_options" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "menu_options_by_spaced_text" ON "menu_options" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "menu_options_group_index" ON "menu_options" USING btree ("group");--> statement-breakpoint
CREATE INDEX "menu_options_item_index" ON "menu_options" USING btree ("item");--> statement-breakpoint
CREATE INDEX "menu_options_nested_index" ON "menu_options" USING btree ("nested");--> statement-breakpoint
CREATE INDEX "menus_by_owner" ON "menus" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "menus_by_application" ON "menus" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "menus_by_position" ON "menus" USING btree ("company_id","position","id");--> statement-breakpoint
CREATE INDEX "menus_by_name" ON "menus" USING btree (left(folded("name"), 100) collate "C","id","application_id","company_id","name");--> statement-breakpoint
CREATE INDEX "menus_by_context" ON "menus" USING btree ("context","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "menus_by_is_default" ON "menus" USING btree ("is_default","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "menus_by_starts_on" ON "menus" USING btree ("starts_on","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "menus_by_ends_on" ON "menus" USING btree ("ends_on","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "menus_by_status" ON "menus" USING btree ("status","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "menus_by_search_text" ON "menus" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "menus_by_spaced_text" ON "menus" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "menus_name_unique" ON "menus" USING btree ("company_id",btrim(folded("name")));--> statement-breakpoint
CREATE UNIQUE INDEX "menus_slug_unique" ON "menus" USING btree ("company_id",btrim(folded("slug")));--> statement-breakpoint
CREATE INDEX "option_groups_by_owner" ON "option_groups" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "option_groups_by_application" ON "option_groups" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "option_groups_by_name" ON "option_groups" USING btree (left(folded("name"), 100) collate "C","id","application_id","company_id","name");--> statement-breakpoint
CREATE INDEX "option_groups_by_internal_name" ON "option_groups" USING btree (left(folded("internal_name"), 100) collate "C","id","application_id","company_id","internal_name");--> statement-breakpoint
CREATE INDEX "option_groups_by_kind" ON "option_groups" USING btree ("kind","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "option_groups_by_min" ON "option_groups" USING btree ("min","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "option_groups_by_max" ON "option_groups" USING btree ("max","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "option_groups_by_price_rule" ON "option_groups" USING btree ("price_rule","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "option_groups_by_is_active" ON "option_groups" USING btree ("is_active","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "option_groups_by_search_text" ON "option_groups" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "option_groups_by_spaced_text" ON "option_groups" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "item_groups_group_id_index" ON "item_groups" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "item_groups_company_id_index" ON "item_groups" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "item_ingredients_of_items" ON "item_ingredients" USING btree ("item","ingredient");--> statement-breakpoint
CREATE UNIQUE INDEX "item_ingredients_of_options" ON "item_ingredients" USING btree ("option_id","ingredient");--> statement-breakpoint
CREATE INDEX "item_ingredients_ingredient_index" ON "item_ingredients" USING btree ("ingredient");--> statement-breakpoint
CREATE INDEX "item_ingredients_company_id_index" ON "item_ingredients" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "menu_places_item_index" ON "menu_places" USING btree ("item");--> statement-breakpoint
CREATE INDEX "menu_places_company_id_index" ON "menu_places" USING btree ("company_id");--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "ingredients" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "ingredients" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "menu_categories" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "menu_categories" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "menu_items" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "menu_items" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "menu_options" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "menu_options" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "menus" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "menus" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "option_groups" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "option_groups" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE FUNCTION "menu_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "menu_revisions" ("company_id", "version") SELECT DISTINCT "company_id", 1 FROM "changed" ORDER BY 1
	ON CONFLICT ("company_id") DO UPDATE SET "version" = "menu_revisions"."version" + 1;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_insert" AFTER INSERT ON "menus" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_changed"();--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_update" AFTER UPDATE ON "menus" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_changed"();--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_delete" AFTER DELETE ON "menus" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_changed"();--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_insert" AFTER INSERT ON "menu_categories" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_changed"();--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_update" AFTER UPDATE ON "menu_categories" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_changed"();--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_delete" AFTER DELETE ON "menu_categories" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_changed"();--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_insert" AFTER INSERT ON "menu_items" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_changed"();--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_update" AFTER UPDATE ON "menu_items" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_changed"();--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_delete" AFTER DELETE ON "menu_items" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_changed"();--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_insert" AFTER INSERT ON "option_groups" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_changed"();--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_update" AFTER UPDATE ON "option_groups" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_changed"();--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_delete" AFTER DELETE ON "option_groups" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_changed"();--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_insert" AFTER INSERT ON "menu_options" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_changed"();--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_update" AFTER UPDATE ON "menu_options" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_changed"();--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_delete" AFTER DELETE ON "menu_options" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_changed"();--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_insert" AFTER INSERT ON "ingredients" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_changed"();--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_update" AFTER UPDATE ON "ingredients" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_changed"();--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_delete" AFTER DELETE ON "ingredients" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_changed"();--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_insert" AFTER INSERT ON "item_groups" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_changed"();--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_update" AFTER UPDATE ON "item_groups" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_changed"();--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_delete" AFTER DELETE ON "item_groups" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_changed"();--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_insert" AFTER INSERT ON "item_ingredients" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_changed"();--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_update" AFTER UPDATE ON "item_ingredients" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_changed"();--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_delete" AFTER DELETE ON "item_ingredients" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_changed"();--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_insert" AFTER INSERT ON "menu_places" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_changed"();--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_update" AFTER UPDATE ON "menu_places" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_changed"();--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_delete" AFTER DELETE ON "menu_places" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_changed"();
