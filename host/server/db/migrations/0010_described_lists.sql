CREATE TABLE "audit_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint,
	"franchise_id" bigint,
	"company_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" bigint,
	"action" text NOT NULL,
	"list" text NOT NULL,
	"record_id" bigint,
	"label" text NOT NULL,
	"reason" text,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("label", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("label", '')), '(.)', '\1z', 'g')) STORED
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"position" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" bigint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("title", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("title", '')), '(.)', '\1z', 'g')) STORED,
	"title" text NOT NULL,
	"image_mobile" bigint NOT NULL,
	"image_desktop" bigint,
	"target" text NOT NULL,
	"coupon" bigint,
	"company" bigint,
	"url" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"weekdays" text[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"impressions" bigint,
	"clicks" bigint
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" bigint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || chr(31) || coalesce("ibge_code", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("name", '') || chr(31) || coalesce("ibge_code", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"ibge_code" text,
	"time_zone" text NOT NULL,
	"center" "point",
	"is_active" boolean DEFAULT false NOT NULL,
	"minimum_fee" bigint,
	"fee_per_km" bigint,
	"free_above" bigint,
	"neighborhoods" jsonb DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" bigint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || chr(31) || coalesce("responsible", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("name", '') || chr(31) || coalesce("responsible", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"responsible" text,
	"shares_catalog" boolean DEFAULT false NOT NULL,
	"shares_customers" boolean DEFAULT false NOT NULL,
	"bills_together" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_groups_companies" (
	"record_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "company_groups_companies_pk" PRIMARY KEY("record_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "company_segments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_segments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"position" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" bigint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || chr(31) || coalesce("slug", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("name", '') || chr(31) || coalesce("slug", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"company_type" text,
	"colour" text,
	"is_active" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contracts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" bigint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("number", '') || chr(31) || coalesce("plan", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("number", '') || chr(31) || coalesce("plan", '')), '(.)', '\1z', 'g')) STORED,
	"number" text NOT NULL,
	"plan" text,
	"starts_at" date NOT NULL,
	"ends_at" date,
	"renewal" text NOT NULL,
	"notice_days" bigint,
	"commission" bigint,
	"commission_own_fleet" bigint,
	"monthly_fee" bigint,
	"setup_fee" bigint,
	"payment_fee" bigint,
	"billing_day" bigint,
	"signers" jsonb DEFAULT '[]' NOT NULL,
	"document" bigint
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" bigint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("code", '') || chr(31) || coalesce("title", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("code", '') || chr(31) || coalesce("title", '')), '(.)', '\1z', 'g')) STORED,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"type" text NOT NULL,
	"percent" bigint,
	"value" bigint,
	"max_discount" bigint,
	"min_order" bigint,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"weekdays" text[] DEFAULT '{}' NOT NULL,
	"from_time" text,
	"until_time" text,
	"audience" text NOT NULL,
	"channels" text[] DEFAULT '{}' NOT NULL,
	"fulfillment" text[] DEFAULT '{}' NOT NULL,
	"funded_by" text NOT NULL,
	"platform_share" bigint,
	"limit_total" bigint,
	"limit_per_customer" bigint,
	"is_public" boolean DEFAULT false NOT NULL,
	"is_stackable" boolean DEFAULT false NOT NULL,
	"used" bigint,
	"discount_given" bigint
);
--> statement-breakpoint
CREATE TABLE "coupons_segments" (
	"record_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "coupons_segments_pk" PRIMARY KEY("record_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "departments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"position" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" bigint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("name", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"parent" bigint,
	"kind" text NOT NULL,
	"image" bigint,
	"is_active" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "licenses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "licenses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" bigint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("key", '') || chr(31) || coalesce("plan", '') || chr(31) || coalesce("customer", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("key", '') || chr(31) || coalesce("plan", '') || chr(31) || coalesce("customer", '')), '(.)', '\1z', 'g')) STORED,
	"key" text NOT NULL,
	"product" text NOT NULL,
	"plan" text,
	"customer" text,
	"seats" bigint NOT NULL,
	"used_seats" bigint,
	"starts_at" date NOT NULL,
	"expires_at" date,
	"billing" text,
	"price" bigint,
	"renews_itself" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_topics" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_topics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" bigint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("key", '') || chr(31) || coalesce("title", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("key", '') || chr(31) || coalesce("title", '')), '(.)', '\1z', 'g')) STORED,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"subscribers" bigint
);
--> statement-breakpoint
CREATE TABLE "notification_topics_user_types" (
	"record_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "notification_topics_user_types_pk" PRIMARY KEY("record_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "opening_hours" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "opening_hours_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" bigint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"service" text NOT NULL,
	"week" jsonb NOT NULL,
	"exceptions" jsonb DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "packings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "packings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" bigint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || chr(31) || coalesce("abbreviation", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("name", '') || chr(31) || coalesce("abbreviation", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"abbreviation" text NOT NULL,
	"kind" text NOT NULL,
	"factor" double precision,
	"max_weight" bigint,
	"price" bigint,
	"is_active" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registered_people" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registered_people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" bigint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || chr(31) || coalesce("phone", '') || chr(31) || coalesce("email", '') || chr(31) || coalesce("city", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("name", '') || chr(31) || coalesce("phone", '') || chr(31) || coalesce("email", '') || chr(31) || coalesce("city", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"photo" bigint,
	"kind" text NOT NULL,
	"cpf" text,
	"cnpj" text,
	"rg" text,
	"birth_date" date,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"phone" text,
	"email" text,
	"city" text,
	"address" text,
	"accepts_marketing" boolean DEFAULT false NOT NULL,
	"documents" jsonb DEFAULT '[]' NOT NULL,
	"notes" text
);
--> statement-breakpoint
CREATE TABLE "shoppers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shoppers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" bigint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || chr(31) || coalesce("phone", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("name", '') || chr(31) || coalesce("phone", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"person" bigint,
	"photo" bigint,
	"phone" text,
	"shifts" text[] DEFAULT '{}' NOT NULL,
	"pay_per_order" bigint,
	"is_online" boolean DEFAULT false NOT NULL,
	"orders_week" bigint,
	"items_per_hour" double precision,
	"found_rate" bigint
);
--> statement-breakpoint
CREATE TABLE "user_types" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" bigint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || chr(31) || coalesce("key", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("name", '') || chr(31) || coalesce("key", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"default_role" bigint,
	"fallback" text NOT NULL,
	"signs_in_to_panel" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_lines" ADD CONSTRAINT "audit_lines_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_lines" ADD CONSTRAINT "audit_lines_franchise_id_franchises_id_fk" FOREIGN KEY ("franchise_id") REFERENCES "public"."franchises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_lines" ADD CONSTRAINT "audit_lines_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_lines" ADD CONSTRAINT "audit_lines_actor_users_id_fk" FOREIGN KEY ("actor") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_coupon_fk" FOREIGN KEY ("coupon") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_company_fk" FOREIGN KEY ("company") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_groups" ADD CONSTRAINT "company_groups_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_groups" ADD CONSTRAINT "company_groups_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_groups" ADD CONSTRAINT "company_groups_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_groups_companies" ADD CONSTRAINT "company_groups_companies_record_fk" FOREIGN KEY ("record_id") REFERENCES "public"."company_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_groups_companies" ADD CONSTRAINT "company_groups_companies_target_fk" FOREIGN KEY ("target_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_segments" ADD CONSTRAINT "company_segments_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_segments" ADD CONSTRAINT "company_segments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_segments" ADD CONSTRAINT "company_segments_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons_segments" ADD CONSTRAINT "coupons_segments_record_fk" FOREIGN KEY ("record_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons_segments" ADD CONSTRAINT "coupons_segments_target_fk" FOREIGN KEY ("target_id") REFERENCES "public"."company_segments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_parent_fk" FOREIGN KEY ("parent") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_topics" ADD CONSTRAINT "notification_topics_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_topics" ADD CONSTRAINT "notification_topics_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_topics" ADD CONSTRAINT "notification_topics_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_topics_user_types" ADD CONSTRAINT "notification_topics_user_types_record_fk" FOREIGN KEY ("record_id") REFERENCES "public"."notification_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_topics_user_types" ADD CONSTRAINT "notification_topics_user_types_target_fk" FOREIGN KEY ("target_id") REFERENCES "public"."user_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_hours" ADD CONSTRAINT "opening_hours_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_hours" ADD CONSTRAINT "opening_hours_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_hours" ADD CONSTRAINT "opening_hours_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_hours" ADD CONSTRAINT "opening_hours_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packings" ADD CONSTRAINT "packings_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packings" ADD CONSTRAINT "packings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packings" ADD CONSTRAINT "packings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registered_people" ADD CONSTRAINT "registered_people_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registered_people" ADD CONSTRAINT "registered_people_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registered_people" ADD CONSTRAINT "registered_people_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shoppers" ADD CONSTRAINT "shoppers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shoppers" ADD CONSTRAINT "shoppers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shoppers" ADD CONSTRAINT "shoppers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shoppers" ADD CONSTRAINT "shoppers_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shoppers" ADD CONSTRAINT "shoppers_person_fk" FOREIGN KEY ("person") REFERENCES "public"."registered_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_types" ADD CONSTRAINT "user_types_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_types" ADD CONSTRAINT "user_types_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_types" ADD CONSTRAINT "user_types_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_types" ADD CONSTRAINT "user_types_default_role_fk" FOREIGN KEY ("default_role") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_lines_by_record" ON "audit_lines" USING btree ("list","record_id","id");--> statement-breakpoint
CREATE INDEX "audit_lines_by_application" ON "audit_lines" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "audit_lines_by_franchise" ON "audit_lines" USING btree ("franchise_id","id");--> statement-breakpoint
CREATE INDEX "audit_lines_by_company" ON "audit_lines" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "audit_lines_by_actor" ON "audit_lines" USING btree ("actor","id");--> statement-breakpoint
CREATE INDEX "audit_lines_by_moment" ON "audit_lines" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_lines_by_search_text" ON "audit_lines" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_lines_by_spaced_text" ON "audit_lines" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "banners_by_owner" ON "banners" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "banners_by_application" ON "banners" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "banners_by_title" ON "banners" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "banners_by_position" ON "banners" USING btree ("company_id","position","id");--> statement-breakpoint
CREATE INDEX "banners_by_search_text" ON "banners" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "banners_by_spaced_text" ON "banners" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "banners_coupon_index" ON "banners" USING btree ("coupon");--> statement-breakpoint
CREATE INDEX "banners_company_index" ON "banners" USING btree ("company");--> statement-breakpoint
CREATE INDEX "cities_by_owner" ON "cities" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "cities_by_title" ON "cities" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "cities_by_search_text" ON "cities" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cities_by_spaced_text" ON "cities" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "cities_name_unique" ON "cities" USING btree ("application_id",lower("name"));--> statement-breakpoint
CREATE INDEX "company_groups_by_owner" ON "company_groups" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "company_groups_by_title" ON "company_groups" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "company_groups_by_status" ON "company_groups" USING btree ("status","application_id");--> statement-breakpoint
CREATE INDEX "company_groups_by_search_text" ON "company_groups" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "company_groups_by_spaced_text" ON "company_groups" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "company_groups_name_unique" ON "company_groups" USING btree ("application_id",lower("name"));--> statement-breakpoint
CREATE INDEX "company_groups_companies_by_target" ON "company_groups_companies" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "company_segments_by_owner" ON "company_segments" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "company_segments_by_title" ON "company_segments" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "company_segments_by_position" ON "company_segments" USING btree ("application_id","position","id");--> statement-breakpoint
CREATE INDEX "company_segments_by_search_text" ON "company_segments" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "company_segments_by_spaced_text" ON "company_segments" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "company_segments_name_unique" ON "company_segments" USING btree ("application_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "company_segments_slug_unique" ON "company_segments" USING btree ("application_id",lower("slug"));--> statement-breakpoint
CREATE INDEX "contracts_by_owner" ON "contracts" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "contracts_by_application" ON "contracts" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "contracts_by_title" ON "contracts" USING btree ("number","id");--> statement-breakpoint
CREATE INDEX "contracts_by_status" ON "contracts" USING btree ("status","company_id");--> statement-breakpoint
CREATE INDEX "contracts_by_search_text" ON "contracts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contracts_by_spaced_text" ON "contracts" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_number_unique" ON "contracts" USING btree ("company_id",lower("number"));--> statement-breakpoint
CREATE INDEX "coupons_by_owner" ON "coupons" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "coupons_by_application" ON "coupons" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "coupons_by_title" ON "coupons" USING btree ("code","id");--> statement-breakpoint
CREATE INDEX "coupons_by_status" ON "coupons" USING btree ("status","company_id");--> statement-breakpoint
CREATE INDEX "coupons_by_search_text" ON "coupons" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "coupons_by_spaced_text" ON "coupons" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code_unique" ON "coupons" USING btree ("company_id",lower("code"));--> statement-breakpoint
CREATE INDEX "coupons_segments_by_target" ON "coupons_segments" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "departments_by_owner" ON "departments" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "departments_by_application" ON "departments" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "departments_by_title" ON "departments" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "departments_by_position" ON "departments" USING btree ("company_id","position","id");--> statement-breakpoint
CREATE INDEX "departments_by_search_text" ON "departments" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "departments_by_spaced_text" ON "departments" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "departments_parent_index" ON "departments" USING btree ("parent");--> statement-breakpoint
CREATE INDEX "licenses_by_owner" ON "licenses" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "licenses_by_application" ON "licenses" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "licenses_by_title" ON "licenses" USING btree ("key","id");--> statement-breakpoint
CREATE INDEX "licenses_by_status" ON "licenses" USING btree ("status","company_id");--> statement-breakpoint
CREATE INDEX "licenses_by_search_text" ON "licenses" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "licenses_by_spaced_text" ON "licenses" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "licenses_key_unique" ON "licenses" USING btree ("company_id",lower("key"));--> statement-breakpoint
CREATE INDEX "notification_topics_by_owner" ON "notification_topics" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "notification_topics_by_title" ON "notification_topics" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "notification_topics_by_search_text" ON "notification_topics" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "notification_topics_by_spaced_text" ON "notification_topics" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "notification_topics_key_unique" ON "notification_topics" USING btree ("application_id",lower("key"));--> statement-breakpoint
CREATE INDEX "notification_topics_user_types_by_target" ON "notification_topics_user_types" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "opening_hours_by_owner" ON "opening_hours" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "opening_hours_by_application" ON "opening_hours" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "opening_hours_by_title" ON "opening_hours" USING btree ("service","id");--> statement-breakpoint
CREATE UNIQUE INDEX "opening_hours_service_unique" ON "opening_hours" USING btree ("company_id",lower("service"));--> statement-breakpoint
CREATE INDEX "packings_by_owner" ON "packings" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "packings_by_title" ON "packings" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "packings_by_search_text" ON "packings" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "packings_by_spaced_text" ON "packings" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "packings_name_unique" ON "packings" USING btree ("application_id",lower("name"));--> statement-breakpoint
CREATE INDEX "registered_people_by_owner" ON "registered_people" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "registered_people_by_title" ON "registered_people" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "registered_people_by_status" ON "registered_people" USING btree ("status","application_id");--> statement-breakpoint
CREATE INDEX "registered_people_by_search_text" ON "registered_people" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "registered_people_by_spaced_text" ON "registered_people" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "registered_people_cpf_unique" ON "registered_people" USING btree ("application_id",lower("cpf"));--> statement-breakpoint
CREATE UNIQUE INDEX "registered_people_cnpj_unique" ON "registered_people" USING btree ("application_id",lower("cnpj"));--> statement-breakpoint
CREATE INDEX "shoppers_by_owner" ON "shoppers" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "shoppers_by_application" ON "shoppers" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "shoppers_by_title" ON "shoppers" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "shoppers_by_status" ON "shoppers" USING btree ("status","company_id");--> statement-breakpoint
CREATE INDEX "shoppers_by_search_text" ON "shoppers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shoppers_by_spaced_text" ON "shoppers" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shoppers_person_index" ON "shoppers" USING btree ("person");--> statement-breakpoint
CREATE INDEX "user_types_by_owner" ON "user_types" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "user_types_by_title" ON "user_types" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "user_types_by_search_text" ON "user_types" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_types_by_spaced_text" ON "user_types" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "user_types_key_unique" ON "user_types" USING btree ("application_id",lower("key"));--> statement-breakpoint
CREATE INDEX "user_types_default_role_index" ON "user_types" USING btree ("default_role");