CREATE TABLE "app_categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"position" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("name", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"parent" bigint,
	"icon" bigint,
	"image" bigint,
	"color" text,
	"is_active" boolean DEFAULT false NOT NULL,
	"target" text NOT NULL,
	"segment" bigint,
	"group" bigint,
	"screen" text,
	"address" text
);
--> statement-breakpoint
CREATE TABLE "app_categories_cities" (
	"record_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "app_categories_cities_pk" PRIMARY KEY("record_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "bank_branches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_branches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("number", '') || chr(31) || coalesce("name", '') || chr(31) || coalesce("city", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("number", '') || chr(31) || coalesce("name", '') || chr(31) || coalesce("city", '')), '(.)', '\1z', 'g')) STORED,
	"bank" bigint NOT NULL,
	"number" text NOT NULL,
	"check_digit" text,
	"name" text NOT NULL,
	"city" text,
	"state" text,
	"phone" text,
	"is_active" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("code", '') || chr(31) || coalesce("ispb", '') || chr(31) || coalesce("name", '') || chr(31) || coalesce("legal_name", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("code", '') || chr(31) || coalesce("ispb", '') || chr(31) || coalesce("name", '') || chr(31) || coalesce("legal_name", '')), '(.)', '\1z', 'g')) STORED,
	"code" text NOT NULL,
	"ispb" text NOT NULL,
	"name" text NOT NULL,
	"legal_name" text,
	"has_pix" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cost_centers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cost_centers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("code", '') || chr(31) || coalesce("name", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("code", '') || chr(31) || coalesce("name", '')), '(.)', '\1z', 'g')) STORED,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"parent" bigint,
	"kind" text NOT NULL,
	"monthly_budget" bigint,
	"is_active" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "countries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || chr(31) || coalesce("iso2", '') || chr(31) || coalesce("iso3", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("name", '') || chr(31) || coalesce("iso2", '') || chr(31) || coalesce("iso3", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"iso2" text NOT NULL,
	"iso3" text,
	"phone_code" text,
	"currency" text,
	"locale" text,
	"is_active" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "country_states" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "country_states_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || chr(31) || coalesce("abbreviation", '') || chr(31) || coalesce("ibge_code", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("name", '') || chr(31) || coalesce("abbreviation", '') || chr(31) || coalesce("ibge_code", '')), '(.)', '\1z', 'g')) STORED,
	"country" bigint NOT NULL,
	"name" text NOT NULL,
	"abbreviation" text NOT NULL,
	"ibge_code" text,
	"is_active" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_methods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"position" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || chr(31) || coalesce("brand", '') || chr(31) || coalesce("ifood_code", '') || chr(31) || coalesce("erp_code", '') || chr(31) || coalesce("pos_code", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("name", '') || chr(31) || coalesce("brand", '') || chr(31) || coalesce("ifood_code", '') || chr(31) || coalesce("erp_code", '') || chr(31) || coalesce("pos_code", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"type" bigint NOT NULL,
	"brand" text,
	"gateway" text NOT NULL,
	"logo" bigint,
	"is_active" boolean DEFAULT false NOT NULL,
	"fee_percent" bigint,
	"fee_fixed" bigint,
	"settle_days" bigint,
	"max_installments" bigint,
	"ifood_code" text,
	"erp_code" text,
	"pos_code" text
);
--> statement-breakpoint
ALTER TABLE "app_categories" ADD CONSTRAINT "app_categories_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_categories" ADD CONSTRAINT "app_categories_parent_fk" FOREIGN KEY ("parent") REFERENCES "public"."app_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_categories" ADD CONSTRAINT "app_categories_segment_fk" FOREIGN KEY ("segment") REFERENCES "public"."company_segments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_categories" ADD CONSTRAINT "app_categories_group_fk" FOREIGN KEY ("group") REFERENCES "public"."company_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_categories_cities" ADD CONSTRAINT "app_categories_cities_record_fk" FOREIGN KEY ("record_id") REFERENCES "public"."app_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_categories_cities" ADD CONSTRAINT "app_categories_cities_target_fk" FOREIGN KEY ("target_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_branches" ADD CONSTRAINT "bank_branches_bank_fk" FOREIGN KEY ("bank") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_centers" ADD CONSTRAINT "cost_centers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_centers" ADD CONSTRAINT "cost_centers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_centers" ADD CONSTRAINT "cost_centers_parent_fk" FOREIGN KEY ("parent") REFERENCES "public"."cost_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "country_states" ADD CONSTRAINT "country_states_country_fk" FOREIGN KEY ("country") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_type_fk" FOREIGN KEY ("type") REFERENCES "public"."payment_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_categories_by_owner" ON "app_categories" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "app_categories_by_position" ON "app_categories" USING btree ("application_id","position","id");--> statement-breakpoint
CREATE INDEX "app_categories_by_name" ON "app_categories" USING btree ("name","id","application_id");--> statement-breakpoint
CREATE INDEX "app_categories_by_target" ON "app_categories" USING btree ("target","id","application_id");--> statement-breakpoint
CREATE INDEX "app_categories_by_is_active" ON "app_categories" USING btree ("is_active","id","application_id");--> statement-breakpoint
CREATE INDEX "app_categories_by_search_text" ON "app_categories" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "app_categories_by_spaced_text" ON "app_categories" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "app_categories_parent_index" ON "app_categories" USING btree ("parent");--> statement-breakpoint
CREATE INDEX "app_categories_segment_index" ON "app_categories" USING btree ("segment");--> statement-breakpoint
CREATE INDEX "app_categories_group_index" ON "app_categories" USING btree ("group");--> statement-breakpoint
CREATE INDEX "app_categories_cities_by_target" ON "app_categories_cities" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "bank_branches_by_name" ON "bank_branches" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "bank_branches_by_number" ON "bank_branches" USING btree ("number","id");--> statement-breakpoint
CREATE INDEX "bank_branches_by_check_digit" ON "bank_branches" USING btree ("check_digit","id");--> statement-breakpoint
CREATE INDEX "bank_branches_by_city" ON "bank_branches" USING btree ("city","id");--> statement-breakpoint
CREATE INDEX "bank_branches_by_is_active" ON "bank_branches" USING btree ("is_active","id");--> statement-breakpoint
CREATE INDEX "bank_branches_by_search_text" ON "bank_branches" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bank_branches_by_spaced_text" ON "bank_branches" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bank_branches_bank_index" ON "bank_branches" USING btree ("bank");--> statement-breakpoint
CREATE INDEX "banks_by_name" ON "banks" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "banks_by_code" ON "banks" USING btree ("code","id");--> statement-breakpoint
CREATE INDEX "banks_by_ispb" ON "banks" USING btree ("ispb","id");--> statement-breakpoint
CREATE INDEX "banks_by_has_pix" ON "banks" USING btree ("has_pix","id");--> statement-breakpoint
CREATE INDEX "banks_by_is_active" ON "banks" USING btree ("is_active","id");--> statement-breakpoint
CREATE INDEX "banks_by_search_text" ON "banks" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "banks_by_spaced_text" ON "banks" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "banks_code_unique" ON "banks" USING btree (lower("code"));--> statement-breakpoint
CREATE UNIQUE INDEX "banks_ispb_unique" ON "banks" USING btree (lower("ispb"));--> statement-breakpoint
CREATE INDEX "cost_centers_by_owner" ON "cost_centers" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "cost_centers_by_application" ON "cost_centers" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "cost_centers_by_name" ON "cost_centers" USING btree ("name","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "cost_centers_by_code" ON "cost_centers" USING btree ("code","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "cost_centers_by_kind" ON "cost_centers" USING btree ("kind","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "cost_centers_by_monthly_budget" ON "cost_centers" USING btree ("monthly_budget","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "cost_centers_by_is_active" ON "cost_centers" USING btree ("is_active","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "cost_centers_by_search_text" ON "cost_centers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cost_centers_by_spaced_text" ON "cost_centers" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "cost_centers_code_unique" ON "cost_centers" USING btree ("company_id",lower("code"));--> statement-breakpoint
CREATE INDEX "cost_centers_parent_index" ON "cost_centers" USING btree ("parent");--> statement-breakpoint
CREATE INDEX "countries_by_name" ON "countries" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "countries_by_iso2" ON "countries" USING btree ("iso2","id");--> statement-breakpoint
CREATE INDEX "countries_by_phone_code" ON "countries" USING btree ("phone_code","id");--> statement-breakpoint
CREATE INDEX "countries_by_currency" ON "countries" USING btree ("currency","id");--> statement-breakpoint
CREATE INDEX "countries_by_is_active" ON "countries" USING btree ("is_active","id");--> statement-breakpoint
CREATE INDEX "countries_by_search_text" ON "countries" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "countries_by_spaced_text" ON "countries" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "countries_name_unique" ON "countries" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "countries_iso2_unique" ON "countries" USING btree (lower("iso2"));--> statement-breakpoint
CREATE UNIQUE INDEX "countries_iso3_unique" ON "countries" USING btree (lower("iso3"));--> statement-breakpoint
CREATE INDEX "country_states_by_name" ON "country_states" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "country_states_by_abbreviation" ON "country_states" USING btree ("abbreviation","id");--> statement-breakpoint
CREATE INDEX "country_states_by_ibge_code" ON "country_states" USING btree ("ibge_code","id");--> statement-breakpoint
CREATE INDEX "country_states_by_is_active" ON "country_states" USING btree ("is_active","id");--> statement-breakpoint
CREATE INDEX "country_states_by_search_text" ON "country_states" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "country_states_by_spaced_text" ON "country_states" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "country_states_country_index" ON "country_states" USING btree ("country");--> statement-breakpoint
CREATE UNIQUE INDEX "country_states_ibge_code_unique" ON "country_states" USING btree (lower("ibge_code"));--> statement-breakpoint
CREATE INDEX "payment_methods_by_owner" ON "payment_methods" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "payment_methods_by_position" ON "payment_methods" USING btree ("application_id","position","id");--> statement-breakpoint
CREATE INDEX "payment_methods_by_name" ON "payment_methods" USING btree ("name","id","application_id");--> statement-breakpoint
CREATE INDEX "payment_methods_by_gateway" ON "payment_methods" USING btree ("gateway","id","application_id");--> statement-breakpoint
CREATE INDEX "payment_methods_by_fee_percent" ON "payment_methods" USING btree ("fee_percent","id","application_id");--> statement-breakpoint
CREATE INDEX "payment_methods_by_settle_days" ON "payment_methods" USING btree ("settle_days","id","application_id");--> statement-breakpoint
CREATE INDEX "payment_methods_by_is_active" ON "payment_methods" USING btree ("is_active","id","application_id");--> statement-breakpoint
CREATE INDEX "payment_methods_by_search_text" ON "payment_methods" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payment_methods_by_spaced_text" ON "payment_methods" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_name_unique" ON "payment_methods" USING btree ("application_id",lower("name"));--> statement-breakpoint
CREATE INDEX "payment_methods_type_index" ON "payment_methods" USING btree ("type");--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "app_categories" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "app_categories" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "bank_branches" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "bank_branches" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "banks" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "banks" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "cost_centers" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "cost_centers" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "countries" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "countries" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "country_states" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "country_states" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "payment_methods" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "payment_methods" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');