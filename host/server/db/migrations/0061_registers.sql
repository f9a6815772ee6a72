CREATE TABLE "acl_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "acl_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("name", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"module" bigint NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "acl_groups_routes" (
	"record_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "acl_groups_routes_pk" PRIMARY KEY("record_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "acl_groups_user_types" (
	"record_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "acl_groups_user_types_pk" PRIMARY KEY("record_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "acl_modules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "acl_modules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || chr(31) || coalesce("key", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("name", '') || chr(31) || coalesce("key", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"parent" bigint,
	"is_active" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "acl_routes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "acl_routes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("path", '') || chr(31) || coalesce("description", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("path", '') || chr(31) || coalesce("description", '')), '(.)', '\1z', 'g')) STORED,
	"path" text NOT NULL,
	"method" text NOT NULL,
	"module" bigint NOT NULL,
	"permissions" jsonb DEFAULT '[]' NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"description" text
);
--> statement-breakpoint
CREATE TABLE "braspag_subordinates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "braspag_subordinates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("fancy_name", '') || chr(31) || coalesce("corporate_name", '') || chr(31) || coalesce("merchant_id", '') || chr(31) || coalesce("contact_name", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("fancy_name", '') || chr(31) || coalesce("corporate_name", '') || chr(31) || coalesce("merchant_id", '') || chr(31) || coalesce("contact_name", '')), '(.)', '\1z', 'g')) STORED,
	"fancy_name" text NOT NULL,
	"corporate_name" text NOT NULL,
	"document_type" text NOT NULL,
	"cpf" text,
	"birth_date" date,
	"cnpj" text,
	"mcc" text,
	"merchant_id" text,
	"contact_name" text,
	"phone" text,
	"email" text,
	"street" text,
	"city" text,
	"state" text,
	"post_code" text,
	"bank" bigint,
	"account_type" text,
	"branch" text,
	"account" text,
	"bank_check" text,
	"mdr" bigint NOT NULL,
	"fee" bigint,
	"has_pix" boolean DEFAULT false NOT NULL,
	"rates" jsonb DEFAULT '[]' NOT NULL,
	"articles" bigint,
	"address_proof" bigint,
	"bank_proof" bigint
);
--> statement-breakpoint
CREATE TABLE "braspag_transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "braspag_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("payment_id", '') || chr(31) || coalesce("order_code", '') || chr(31) || coalesce("tid", '') || chr(31) || coalesce("nsu", '') || chr(31) || coalesce("authorization", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("payment_id", '') || chr(31) || coalesce("order_code", '') || chr(31) || coalesce("tid", '') || chr(31) || coalesce("nsu", '') || chr(31) || coalesce("authorization", '')), '(.)', '\1z', 'g')) STORED,
	"payment_id" text NOT NULL,
	"order_code" text,
	"method" text NOT NULL,
	"brand" text,
	"installments" bigint,
	"amount" bigint NOT NULL,
	"captured" bigint,
	"refunded" bigint,
	"net" bigint,
	"settles_on" date,
	"return_code" text,
	"tid" text,
	"nsu" text,
	"authorization" text,
	"antifraud" text,
	"splits" jsonb DEFAULT '[]' NOT NULL,
	"events" jsonb DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("name", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"objective" text NOT NULL,
	"channel" text NOT NULL,
	"audience" text NOT NULL,
	"coupon" bigint,
	"message" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"budget" bigint,
	"cost" bigint,
	"reached" bigint,
	"clicks" bigint,
	"orders" bigint,
	"order_rate" bigint GENERATED ALWAYS AS (round(orders * 10000.0 / nullif(reached, 0))::bigint) STORED,
	"revenue" bigint
);
--> statement-breakpoint
CREATE TABLE "company_payment_methods" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_payment_methods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"position" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || chr(31) || coalesce("brands", '') || chr(31) || coalesce("external_code", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("name", '') || chr(31) || coalesce("brands", '') || chr(31) || coalesce("external_code", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"method" bigint NOT NULL,
	"kind" text NOT NULL,
	"is_for_delivery" boolean DEFAULT false NOT NULL,
	"is_for_takeout" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"brands" text,
	"min_order" bigint,
	"max_order" bigint,
	"fee_percent" bigint,
	"installments" bigint,
	"voucher" text,
	"needs_change" boolean DEFAULT false NOT NULL,
	"external_code" text
);
--> statement-breakpoint
CREATE TABLE "digital_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "digital_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"status" text NOT NULL,
	"position" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("name", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"bank" bigint NOT NULL,
	"branch" bigint,
	"number" text NOT NULL,
	"check_digit" text,
	"type" text NOT NULL,
	"pix_keys" jsonb DEFAULT '[]' NOT NULL,
	"balance" bigint,
	"blocked" bigint
);
--> statement-breakpoint
CREATE TABLE "email_types" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || chr(31) || coalesce("key", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("name", '') || chr(31) || coalesce("key", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"trigger" text NOT NULL,
	"audience" text NOT NULL,
	"is_transactional" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"variables" jsonb DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_articles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faq_articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"position" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("title", '') || chr(31) || coalesce("body", '') || chr(31) || coalesce("tags", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("title", '') || chr(31) || coalesce("body", '') || chr(31) || coalesce("tags", '')), '(.)', '\1z', 'g')) STORED,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"category" text NOT NULL,
	"audience" text[] DEFAULT '{}' NOT NULL,
	"tags" text,
	"video" text
);
--> statement-breakpoint
CREATE TABLE "faq_votes" (
	"article_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"is_helpful" boolean NOT NULL,
	CONSTRAINT "faq_votes_article_id_user_id_pk" PRIMARY KEY("article_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || chr(31) || coalesce("business", '') || chr(31) || coalesce("phone", '') || chr(31) || coalesce("email", '') || chr(31) || coalesce("city", '') || chr(31) || coalesce("next_action", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("name", '') || chr(31) || coalesce("business", '') || chr(31) || coalesce("phone", '') || chr(31) || coalesce("email", '') || chr(31) || coalesce("city", '') || chr(31) || coalesce("next_action", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"business" text,
	"phone" text NOT NULL,
	"email" text,
	"city" text,
	"state" text,
	"segment" bigint,
	"source" text NOT NULL,
	"interest" text NOT NULL,
	"responsible" bigint,
	"value" bigint,
	"next_action" text,
	"next_action_at" timestamp with time zone,
	"notes" jsonb DEFAULT '[]' NOT NULL,
	"company" bigint
);
--> statement-breakpoint
CREATE TABLE "offer_cities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_cities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || chr(31) || coalesce("ibge_code", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("name", '') || chr(31) || coalesce("ibge_code", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"state" bigint NOT NULL,
	"ibge_code" text,
	"time_zone" text NOT NULL,
	"center" "point",
	"radius_km" bigint,
	"is_active" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_companies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || chr(31) || coalesce("cnpj", '') || chr(31) || coalesce("email", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("name", '') || chr(31) || coalesce("cnpj", '') || chr(31) || coalesce("email", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"logo" bigint NOT NULL,
	"cnpj" text,
	"segment" bigint,
	"plan" text NOT NULL,
	"company" bigint,
	"is_verified" boolean DEFAULT false NOT NULL,
	"followers" bigint,
	"phone" text,
	"whatsapp" text,
	"email" text,
	"website" text,
	"instagram" text,
	"facebook" text
);
--> statement-breakpoint
CREATE TABLE "offer_favorites" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_favorites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("target", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("target", '')), '(.)', '\1z', 'g')) STORED,
	"target" text NOT NULL,
	"kind" text NOT NULL,
	"store" bigint,
	"tabloid" bigint,
	"company" bigint,
	"city" bigint,
	"reader" bigint
);
--> statement-breakpoint
CREATE TABLE "offer_fonts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_fonts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("family", '') || chr(31) || coalesce("license", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("family", '') || chr(31) || coalesce("license", '')), '(.)', '\1z', 'g')) STORED,
	"family" text NOT NULL,
	"weight" text NOT NULL,
	"style" text NOT NULL,
	"file" bigint,
	"license" text NOT NULL,
	"sample" text,
	"is_active" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_people" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || chr(31) || coalesce("phone", '') || chr(31) || coalesce("email", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("name", '') || chr(31) || coalesce("phone", '') || chr(31) || coalesce("email", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"city" bigint,
	"birth_date" date,
	"gender" text,
	"accepts_push" boolean DEFAULT false NOT NULL,
	"device" text,
	"has_push" boolean DEFAULT false NOT NULL,
	"last_access_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "offer_sites" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_sites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("title", '') || chr(31) || coalesce("domain", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("title", '') || chr(31) || coalesce("domain", '')), '(.)', '\1z', 'g')) STORED,
	"title" text NOT NULL,
	"domain" text NOT NULL,
	"description" text,
	"logo" bigint,
	"favicon" bigint,
	"hero" bigint,
	"main_color" text,
	"accent_color" text,
	"footer" text,
	"result_title" text,
	"result_text" text,
	"share_image" bigint,
	"instagram" text,
	"facebook" text,
	"app_store" text,
	"play_store" text,
	"analytics_id" text,
	"pixel_id" text
);
--> statement-breakpoint
CREATE TABLE "offer_sliders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_sliders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"status" text NOT NULL,
	"position" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("title", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("title", '')), '(.)', '\1z', 'g')) STORED,
	"title" text NOT NULL,
	"image" bigint NOT NULL,
	"target" text NOT NULL,
	"tabloid" bigint,
	"store" bigint,
	"company" bigint,
	"url" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"impressions" bigint,
	"clicks" bigint,
	"click_rate" bigint GENERATED ALWAYS AS (round(clicks * 10000.0 / nullif(impressions, 0))::bigint) STORED
);
--> statement-breakpoint
CREATE TABLE "offer_sliders_cities" (
	"record_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "offer_sliders_cities_pk" PRIMARY KEY("record_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "offer_stores" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_stores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || chr(31) || coalesce("address", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("name", '') || chr(31) || coalesce("address", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"company" bigint NOT NULL,
	"city" bigint NOT NULL,
	"address" text NOT NULL,
	"place" "point" NOT NULL,
	"photo" bigint,
	"services" text[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"views" bigint,
	"phone" text,
	"whatsapp" text,
	"hours" jsonb
);
--> statement-breakpoint
CREATE TABLE "offer_tabloids" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_tabloids_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("title", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("title", '')), '(.)', '\1z', 'g')) STORED,
	"title" text NOT NULL,
	"cover" bigint NOT NULL,
	"document" bigint,
	"company" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"category" text,
	"is_sponsored" boolean DEFAULT false NOT NULL,
	"priority" bigint,
	"source" text,
	"views" bigint,
	"favorites" bigint,
	"shares" bigint,
	"items" jsonb DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_tabloids_cities" (
	"record_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "offer_tabloids_cities_pk" PRIMARY KEY("record_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "offer_tabloids_stores" (
	"record_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "offer_tabloids_stores_pk" PRIMARY KEY("record_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "popups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "popups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("title", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("title", '')), '(.)', '\1z', 'g')) STORED,
	"title" text NOT NULL,
	"image" bigint,
	"body" text,
	"button_label" text,
	"target" text NOT NULL,
	"coupon" bigint,
	"company" bigint,
	"url" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"audience" text NOT NULL,
	"frequency" text NOT NULL,
	"priority" bigint,
	"views" bigint,
	"clicks" bigint,
	"click_rate" bigint GENERATED ALWAYS AS (round(clicks * 10000.0 / nullif(views, 0))::bigint) STORED
);
--> statement-breakpoint
CREATE TABLE "popups_cities" (
	"record_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "popups_cities_pk" PRIMARY KEY("record_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "popups_segments" (
	"record_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "popups_segments_pk" PRIMARY KEY("record_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "acl_groups" ADD CONSTRAINT "acl_groups_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acl_groups" ADD CONSTRAINT "acl_groups_module_fk" FOREIGN KEY ("module") REFERENCES "public"."acl_modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acl_groups_routes" ADD CONSTRAINT "acl_groups_routes_record_fk" FOREIGN KEY ("record_id") REFERENCES "public"."acl_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acl_groups_routes" ADD CONSTRAINT "acl_groups_routes_target_fk" FOREIGN KEY ("target_id") REFERENCES "public"."acl_routes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acl_groups_user_types" ADD CONSTRAINT "acl_groups_user_types_record_fk" FOREIGN KEY ("record_id") REFERENCES "public"."acl_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acl_groups_user_types" ADD CONSTRAINT "acl_groups_user_types_target_fk" FOREIGN KEY ("target_id") REFERENCES "public"."user_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acl_modules" ADD CONSTRAINT "acl_modules_parent_fk" FOREIGN KEY ("parent") REFERENCES "public"."acl_modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acl_routes" ADD CONSTRAINT "acl_routes_module_fk" FOREIGN KEY ("module") REFERENCES "public"."acl_modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "braspag_subordinates" ADD CONSTRAINT "braspag_subordinates_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "braspag_subordinates" ADD CONSTRAINT "braspag_subordinates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "braspag_subordinates" ADD CONSTRAINT "braspag_subordinates_bank_fk" FOREIGN KEY ("bank") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "braspag_transactions" ADD CONSTRAINT "braspag_transactions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "braspag_transactions" ADD CONSTRAINT "braspag_transactions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_coupon_fk" FOREIGN KEY ("coupon") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_payment_methods" ADD CONSTRAINT "company_payment_methods_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_payment_methods" ADD CONSTRAINT "company_payment_methods_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_payment_methods" ADD CONSTRAINT "company_payment_methods_method_fk" FOREIGN KEY ("method") REFERENCES "public"."payment_methods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digital_accounts" ADD CONSTRAINT "digital_accounts_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digital_accounts" ADD CONSTRAINT "digital_accounts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digital_accounts" ADD CONSTRAINT "digital_accounts_bank_fk" FOREIGN KEY ("bank") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digital_accounts" ADD CONSTRAINT "digital_accounts_branch_fk" FOREIGN KEY ("branch") REFERENCES "public"."bank_branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_types" ADD CONSTRAINT "email_types_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_articles" ADD CONSTRAINT "faq_articles_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_votes" ADD CONSTRAINT "faq_votes_article_id_faq_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."faq_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_votes" ADD CONSTRAINT "faq_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_segment_fk" FOREIGN KEY ("segment") REFERENCES "public"."company_segments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_responsible_fk" FOREIGN KEY ("responsible") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_company_fk" FOREIGN KEY ("company") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_cities" ADD CONSTRAINT "offer_cities_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_cities" ADD CONSTRAINT "offer_cities_state_fk" FOREIGN KEY ("state") REFERENCES "public"."country_states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_companies" ADD CONSTRAINT "offer_companies_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_companies" ADD CONSTRAINT "offer_companies_segment_fk" FOREIGN KEY ("segment") REFERENCES "public"."company_segments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_companies" ADD CONSTRAINT "offer_companies_company_fk" FOREIGN KEY ("company") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_favorites" ADD CONSTRAINT "offer_favorites_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_favorites" ADD CONSTRAINT "offer_favorites_store_fk" FOREIGN KEY ("store") REFERENCES "public"."offer_stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_favorites" ADD CONSTRAINT "offer_favorites_tabloid_fk" FOREIGN KEY ("tabloid") REFERENCES "public"."offer_tabloids"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_favorites" ADD CONSTRAINT "offer_favorites_company_fk" FOREIGN KEY ("company") REFERENCES "public"."offer_companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_favorites" ADD CONSTRAINT "offer_favorites_city_fk" FOREIGN KEY ("city") REFERENCES "public"."offer_cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_fonts" ADD CONSTRAINT "offer_fonts_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_people" ADD CONSTRAINT "offer_people_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_people" ADD CONSTRAINT "offer_people_city_fk" FOREIGN KEY ("city") REFERENCES "public"."offer_cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_sites" ADD CONSTRAINT "offer_sites_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_sliders" ADD CONSTRAINT "offer_sliders_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_sliders" ADD CONSTRAINT "offer_sliders_tabloid_fk" FOREIGN KEY ("tabloid") REFERENCES "public"."offer_tabloids"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_sliders" ADD CONSTRAINT "offer_sliders_store_fk" FOREIGN KEY ("store") REFERENCES "public"."offer_stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_sliders" ADD CONSTRAINT "offer_sliders_company_fk" FOREIGN KEY ("company") REFERENCES "public"."offer_companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_sliders_cities" ADD CONSTRAINT "offer_sliders_cities_record_fk" FOREIGN KEY ("record_id") REFERENCES "public"."offer_sliders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_sliders_cities" ADD CONSTRAINT "offer_sliders_cities_target_fk" FOREIGN KEY ("target_id") REFERENCES "public"."offer_cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_stores" ADD CONSTRAINT "offer_stores_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_stores" ADD CONSTRAINT "offer_stores_company_fk" FOREIGN KEY ("company") REFERENCES "public"."offer_companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_stores" ADD CONSTRAINT "offer_stores_city_fk" FOREIGN KEY ("city") REFERENCES "public"."offer_cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_tabloids" ADD CONSTRAINT "offer_tabloids_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_tabloids" ADD CONSTRAINT "offer_tabloids_company_fk" FOREIGN KEY ("company") REFERENCES "public"."offer_companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_tabloids_cities" ADD CONSTRAINT "offer_tabloids_cities_record_fk" FOREIGN KEY ("record_id") REFERENCES "public"."offer_tabloids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_tabloids_cities" ADD CONSTRAINT "offer_tabloids_cities_target_fk" FOREIGN KEY ("target_id") REFERENCES "public"."offer_cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_tabloids_stores" ADD CONSTRAINT "offer_tabloids_stores_record_fk" FOREIGN KEY ("record_id") REFERENCES "public"."offer_tabloids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_tabloids_stores" ADD CONSTRAINT "offer_tabloids_stores_target_fk" FOREIGN KEY ("target_id") REFERENCES "public"."offer_stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popups" ADD CONSTRAINT "popups_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popups" ADD CONSTRAINT "popups_coupon_fk" FOREIGN KEY ("coupon") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popups" ADD CONSTRAINT "popups_company_fk" FOREIGN KEY ("company") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popups_cities" ADD CONSTRAINT "popups_cities_record_fk" FOREIGN KEY ("record_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popups_cities" ADD CONSTRAINT "popups_cities_target_fk" FOREIGN KEY ("target_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popups_segments" ADD CONSTRAINT "popups_segments_record_fk" FOREIGN KEY ("record_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popups_segments" ADD CONSTRAINT "popups_segments_target_fk" FOREIGN KEY ("target_id") REFERENCES "public"."company_segments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "acl_groups_by_owner" ON "acl_groups" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "acl_groups_by_name" ON "acl_groups" USING btree ("name","id","application_id");--> statement-breakpoint
CREATE INDEX "acl_groups_by_is_active" ON "acl_groups" USING btree ("is_active","id","application_id");--> statement-breakpoint
CREATE INDEX "acl_groups_by_search_text" ON "acl_groups" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "acl_groups_by_spaced_text" ON "acl_groups" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "acl_groups_name_unique" ON "acl_groups" USING btree ("application_id",lower("name"));--> statement-breakpoint
CREATE INDEX "acl_groups_module_index" ON "acl_groups" USING btree ("module");--> statement-breakpoint
CREATE INDEX "acl_groups_routes_by_target" ON "acl_groups_routes" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "acl_groups_user_types_by_target" ON "acl_groups_user_types" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "acl_modules_by_position" ON "acl_modules" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "acl_modules_by_name" ON "acl_modules" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "acl_modules_by_key" ON "acl_modules" USING btree ("key","id");--> statement-breakpoint
CREATE INDEX "acl_modules_by_is_active" ON "acl_modules" USING btree ("is_active","id");--> statement-breakpoint
CREATE INDEX "acl_modules_by_search_text" ON "acl_modules" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "acl_modules_by_spaced_text" ON "acl_modules" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "acl_modules_key_unique" ON "acl_modules" USING btree (lower("key"));--> statement-breakpoint
CREATE INDEX "acl_modules_parent_index" ON "acl_modules" USING btree ("parent");--> statement-breakpoint
CREATE INDEX "acl_routes_by_path" ON "acl_routes" USING btree ("path","id");--> statement-breakpoint
CREATE INDEX "acl_routes_by_method" ON "acl_routes" USING btree ("method","id");--> statement-breakpoint
CREATE INDEX "acl_routes_by_is_public" ON "acl_routes" USING btree ("is_public","id");--> statement-breakpoint
CREATE INDEX "acl_routes_by_search_text" ON "acl_routes" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "acl_routes_by_spaced_text" ON "acl_routes" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "acl_routes_module_index" ON "acl_routes" USING btree ("module");--> statement-breakpoint
CREATE INDEX "braspag_subordinates_by_owner" ON "braspag_subordinates" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "braspag_subordinates_by_application" ON "braspag_subordinates" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "braspag_subordinates_by_fancy_name" ON "braspag_subordinates" USING btree ("fancy_name","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "braspag_subordinates_by_document_type" ON "braspag_subordinates" USING btree ("document_type","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "braspag_subordinates_by_mdr" ON "braspag_subordinates" USING btree ("mdr","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "braspag_subordinates_by_has_pix" ON "braspag_subordinates" USING btree ("has_pix","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "braspag_subordinates_by_bank_check" ON "braspag_subordinates" USING btree ("bank_check","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "braspag_subordinates_by_status" ON "braspag_subordinates" USING btree ("status","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "braspag_subordinates_by_updated_at" ON "braspag_subordinates" USING btree ("updated_at","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "braspag_subordinates_by_search_text" ON "braspag_subordinates" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "braspag_subordinates_by_spaced_text" ON "braspag_subordinates" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "braspag_subordinates_bank_index" ON "braspag_subordinates" USING btree ("bank");--> statement-breakpoint
CREATE INDEX "braspag_transactions_by_owner" ON "braspag_transactions" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "braspag_transactions_by_application" ON "braspag_transactions" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "braspag_transactions_by_payment_id" ON "braspag_transactions" USING btree ("payment_id","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "braspag_transactions_by_created_at" ON "braspag_transactions" USING btree ("created_at","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "braspag_transactions_by_method" ON "braspag_transactions" USING btree ("method","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "braspag_transactions_by_brand" ON "braspag_transactions" USING btree ("brand","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "braspag_transactions_by_amount" ON "braspag_transactions" USING btree ("amount","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "braspag_transactions_by_net" ON "braspag_transactions" USING btree ("net","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "braspag_transactions_by_return_code" ON "braspag_transactions" USING btree ("return_code","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "braspag_transactions_by_status" ON "braspag_transactions" USING btree ("status","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "braspag_transactions_by_search_text" ON "braspag_transactions" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "braspag_transactions_by_spaced_text" ON "braspag_transactions" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "campaigns_by_owner" ON "campaigns" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "campaigns_by_application" ON "campaigns" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "campaigns_by_name" ON "campaigns" USING btree ("name","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "campaigns_by_channel" ON "campaigns" USING btree ("channel","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "campaigns_by_audience" ON "campaigns" USING btree ("audience","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "campaigns_by_starts_at" ON "campaigns" USING btree ("starts_at","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "campaigns_by_ends_at" ON "campaigns" USING btree ("ends_at","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "campaigns_by_reached" ON "campaigns" USING btree ("reached","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "campaigns_by_orders" ON "campaigns" USING btree ("orders","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "campaigns_by_revenue" ON "campaigns" USING btree ("revenue","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "campaigns_by_status" ON "campaigns" USING btree ("status","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "campaigns_by_search_text" ON "campaigns" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "campaigns_by_spaced_text" ON "campaigns" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "campaigns_coupon_index" ON "campaigns" USING btree ("coupon");--> statement-breakpoint
CREATE INDEX "company_payment_methods_by_owner" ON "company_payment_methods" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "company_payment_methods_by_application" ON "company_payment_methods" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "company_payment_methods_by_position" ON "company_payment_methods" USING btree ("company_id","position","id");--> statement-breakpoint
CREATE INDEX "company_payment_methods_by_name" ON "company_payment_methods" USING btree ("name","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "company_payment_methods_by_kind" ON "company_payment_methods" USING btree ("kind","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "company_payment_methods_by_is_for_delivery" ON "company_payment_methods" USING btree ("is_for_delivery","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "company_payment_methods_by_is_for_takeout" ON "company_payment_methods" USING btree ("is_for_takeout","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "company_payment_methods_by_min_order" ON "company_payment_methods" USING btree ("min_order","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "company_payment_methods_by_max_order" ON "company_payment_methods" USING btree ("max_order","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "company_payment_methods_by_fee_percent" ON "company_payment_methods" USING btree ("fee_percent","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "company_payment_methods_by_is_active" ON "company_payment_methods" USING btree ("is_active","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "company_payment_methods_by_search_text" ON "company_payment_methods" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "company_payment_methods_by_spaced_text" ON "company_payment_methods" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "company_payment_methods_name_unique" ON "company_payment_methods" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "company_payment_methods_method_index" ON "company_payment_methods" USING btree ("method");--> statement-breakpoint
CREATE INDEX "digital_accounts_by_owner" ON "digital_accounts" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "digital_accounts_by_application" ON "digital_accounts" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "digital_accounts_by_position" ON "digital_accounts" USING btree ("company_id","position","id");--> statement-breakpoint
CREATE INDEX "digital_accounts_by_name" ON "digital_accounts" USING btree ("name","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "digital_accounts_by_type" ON "digital_accounts" USING btree ("type","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "digital_accounts_by_balance" ON "digital_accounts" USING btree ("balance","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "digital_accounts_by_status" ON "digital_accounts" USING btree ("status","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "digital_accounts_by_search_text" ON "digital_accounts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "digital_accounts_by_spaced_text" ON "digital_accounts" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "digital_accounts_bank_index" ON "digital_accounts" USING btree ("bank");--> statement-breakpoint
CREATE INDEX "digital_accounts_branch_index" ON "digital_accounts" USING btree ("branch");--> statement-breakpoint
CREATE INDEX "email_types_by_owner" ON "email_types" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "email_types_by_name" ON "email_types" USING btree ("name","id","application_id");--> statement-breakpoint
CREATE INDEX "email_types_by_key" ON "email_types" USING btree ("key","id","application_id");--> statement-breakpoint
CREATE INDEX "email_types_by_trigger" ON "email_types" USING btree ("trigger","id","application_id");--> statement-breakpoint
CREATE INDEX "email_types_by_audience" ON "email_types" USING btree ("audience","id","application_id");--> statement-breakpoint
CREATE INDEX "email_types_by_is_active" ON "email_types" USING btree ("is_active","id","application_id");--> statement-breakpoint
CREATE INDEX "email_types_by_search_text" ON "email_types" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "email_types_by_spaced_text" ON "email_types" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "email_types_key_unique" ON "email_types" USING btree ("application_id",lower("key"));--> statement-breakpoint
CREATE INDEX "faq_articles_by_owner" ON "faq_articles" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "faq_articles_by_position" ON "faq_articles" USING btree ("application_id","position","id");--> statement-breakpoint
CREATE INDEX "faq_articles_by_title" ON "faq_articles" USING btree ("title","id","application_id");--> statement-breakpoint
CREATE INDEX "faq_articles_by_category" ON "faq_articles" USING btree ("category","id","application_id");--> statement-breakpoint
CREATE INDEX "faq_articles_by_search_text" ON "faq_articles" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "faq_articles_by_spaced_text" ON "faq_articles" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "faq_votes_user_id_index" ON "faq_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "leads_by_owner" ON "leads" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "leads_by_name" ON "leads" USING btree ("name","id","application_id");--> statement-breakpoint
CREATE INDEX "leads_by_city" ON "leads" USING btree ("city","id","application_id");--> statement-breakpoint
CREATE INDEX "leads_by_interest" ON "leads" USING btree ("interest","id","application_id");--> statement-breakpoint
CREATE INDEX "leads_by_source" ON "leads" USING btree ("source","id","application_id");--> statement-breakpoint
CREATE INDEX "leads_by_next_action_at" ON "leads" USING btree ("next_action_at","id","application_id");--> statement-breakpoint
CREATE INDEX "leads_by_value" ON "leads" USING btree ("value","id","application_id");--> statement-breakpoint
CREATE INDEX "leads_by_status" ON "leads" USING btree ("status","id","application_id");--> statement-breakpoint
CREATE INDEX "leads_by_search_text" ON "leads" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "leads_by_spaced_text" ON "leads" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "leads_segment_index" ON "leads" USING btree ("segment");--> statement-breakpoint
CREATE INDEX "leads_responsible_index" ON "leads" USING btree ("responsible");--> statement-breakpoint
CREATE INDEX "leads_company_index" ON "leads" USING btree ("company");--> statement-breakpoint
CREATE INDEX "offer_cities_by_owner" ON "offer_cities" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "offer_cities_by_name" ON "offer_cities" USING btree ("name","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_cities_by_is_active" ON "offer_cities" USING btree ("is_active","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_cities_by_search_text" ON "offer_cities" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "offer_cities_by_spaced_text" ON "offer_cities" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "offer_cities_state_index" ON "offer_cities" USING btree ("state");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_cities_ibge_code_unique" ON "offer_cities" USING btree ("application_id",lower("ibge_code"));--> statement-breakpoint
CREATE INDEX "offer_companies_by_owner" ON "offer_companies" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "offer_companies_by_name" ON "offer_companies" USING btree ("name","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_companies_by_followers" ON "offer_companies" USING btree ("followers","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_companies_by_plan" ON "offer_companies" USING btree ("plan","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_companies_by_status" ON "offer_companies" USING btree ("status","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_companies_by_search_text" ON "offer_companies" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "offer_companies_by_spaced_text" ON "offer_companies" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "offer_companies_cnpj_unique" ON "offer_companies" USING btree ("application_id",lower("cnpj"));--> statement-breakpoint
CREATE INDEX "offer_companies_segment_index" ON "offer_companies" USING btree ("segment");--> statement-breakpoint
CREATE INDEX "offer_companies_company_index" ON "offer_companies" USING btree ("company");--> statement-breakpoint
CREATE INDEX "offer_favorites_by_owner" ON "offer_favorites" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "offer_favorites_by_target" ON "offer_favorites" USING btree ("target","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_favorites_by_created_at" ON "offer_favorites" USING btree ("created_at","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_favorites_by_kind" ON "offer_favorites" USING btree ("kind","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_favorites_by_reader" ON "offer_favorites" USING btree ("reader","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_favorites_by_search_text" ON "offer_favorites" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "offer_favorites_by_spaced_text" ON "offer_favorites" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "offer_favorites_store_index" ON "offer_favorites" USING btree ("store");--> statement-breakpoint
CREATE INDEX "offer_favorites_tabloid_index" ON "offer_favorites" USING btree ("tabloid");--> statement-breakpoint
CREATE INDEX "offer_favorites_company_index" ON "offer_favorites" USING btree ("company");--> statement-breakpoint
CREATE INDEX "offer_favorites_city_index" ON "offer_favorites" USING btree ("city");--> statement-breakpoint
CREATE INDEX "offer_fonts_by_owner" ON "offer_fonts" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "offer_fonts_by_family" ON "offer_fonts" USING btree ("family","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_fonts_by_sample" ON "offer_fonts" USING btree ("sample","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_fonts_by_weight" ON "offer_fonts" USING btree ("weight","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_fonts_by_style" ON "offer_fonts" USING btree ("style","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_fonts_by_license" ON "offer_fonts" USING btree ("license","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_fonts_by_is_active" ON "offer_fonts" USING btree ("is_active","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_fonts_by_search_text" ON "offer_fonts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "offer_fonts_by_spaced_text" ON "offer_fonts" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "offer_people_by_owner" ON "offer_people" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "offer_people_by_name" ON "offer_people" USING btree ("name","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_people_by_device" ON "offer_people" USING btree ("device","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_people_by_has_push" ON "offer_people" USING btree ("has_push","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_people_by_last_access_at" ON "offer_people" USING btree ("last_access_at","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_people_by_status" ON "offer_people" USING btree ("status","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_people_by_search_text" ON "offer_people" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "offer_people_by_spaced_text" ON "offer_people" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "offer_people_city_index" ON "offer_people" USING btree ("city");--> statement-breakpoint
CREATE INDEX "offer_sites_by_owner" ON "offer_sites" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "offer_sites_by_title" ON "offer_sites" USING btree ("title","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_sites_by_domain" ON "offer_sites" USING btree ("domain","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_sites_by_status" ON "offer_sites" USING btree ("status","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_sites_by_updated_at" ON "offer_sites" USING btree ("updated_at","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_sites_by_search_text" ON "offer_sites" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "offer_sites_by_spaced_text" ON "offer_sites" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "offer_sites_domain_unique" ON "offer_sites" USING btree ("application_id",lower("domain"));--> statement-breakpoint
CREATE INDEX "offer_sliders_by_owner" ON "offer_sliders" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "offer_sliders_by_position" ON "offer_sliders" USING btree ("application_id","position","id");--> statement-breakpoint
CREATE INDEX "offer_sliders_by_title" ON "offer_sliders" USING btree ("title","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_sliders_by_target" ON "offer_sliders" USING btree ("target","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_sliders_by_starts_at" ON "offer_sliders" USING btree ("starts_at","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_sliders_by_ends_at" ON "offer_sliders" USING btree ("ends_at","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_sliders_by_click_rate" ON "offer_sliders" USING btree ("click_rate","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_sliders_by_status" ON "offer_sliders" USING btree ("status","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_sliders_by_search_text" ON "offer_sliders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "offer_sliders_by_spaced_text" ON "offer_sliders" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "offer_sliders_tabloid_index" ON "offer_sliders" USING btree ("tabloid");--> statement-breakpoint
CREATE INDEX "offer_sliders_store_index" ON "offer_sliders" USING btree ("store");--> statement-breakpoint
CREATE INDEX "offer_sliders_company_index" ON "offer_sliders" USING btree ("company");--> statement-breakpoint
CREATE INDEX "offer_sliders_cities_by_target" ON "offer_sliders_cities" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "offer_stores_by_owner" ON "offer_stores" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "offer_stores_by_name" ON "offer_stores" USING btree ("name","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_stores_by_views" ON "offer_stores" USING btree ("views","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_stores_by_is_active" ON "offer_stores" USING btree ("is_active","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_stores_by_search_text" ON "offer_stores" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "offer_stores_by_spaced_text" ON "offer_stores" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "offer_stores_company_index" ON "offer_stores" USING btree ("company");--> statement-breakpoint
CREATE INDEX "offer_stores_city_index" ON "offer_stores" USING btree ("city");--> statement-breakpoint
CREATE INDEX "offer_tabloids_by_owner" ON "offer_tabloids" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "offer_tabloids_by_title" ON "offer_tabloids" USING btree ("title","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_tabloids_by_starts_at" ON "offer_tabloids" USING btree ("starts_at","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_tabloids_by_ends_at" ON "offer_tabloids" USING btree ("ends_at","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_tabloids_by_views" ON "offer_tabloids" USING btree ("views","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_tabloids_by_favorites" ON "offer_tabloids" USING btree ("favorites","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_tabloids_by_status" ON "offer_tabloids" USING btree ("status","id","application_id");--> statement-breakpoint
CREATE INDEX "offer_tabloids_by_search_text" ON "offer_tabloids" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "offer_tabloids_by_spaced_text" ON "offer_tabloids" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "offer_tabloids_company_index" ON "offer_tabloids" USING btree ("company");--> statement-breakpoint
CREATE INDEX "offer_tabloids_cities_by_target" ON "offer_tabloids_cities" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "offer_tabloids_stores_by_target" ON "offer_tabloids_stores" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "popups_by_owner" ON "popups" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "popups_by_title" ON "popups" USING btree ("title","id","application_id");--> statement-breakpoint
CREATE INDEX "popups_by_audience" ON "popups" USING btree ("audience","id","application_id");--> statement-breakpoint
CREATE INDEX "popups_by_frequency" ON "popups" USING btree ("frequency","id","application_id");--> statement-breakpoint
CREATE INDEX "popups_by_starts_at" ON "popups" USING btree ("starts_at","id","application_id");--> statement-breakpoint
CREATE INDEX "popups_by_ends_at" ON "popups" USING btree ("ends_at","id","application_id");--> statement-breakpoint
CREATE INDEX "popups_by_views" ON "popups" USING btree ("views","id","application_id");--> statement-breakpoint
CREATE INDEX "popups_by_clicks" ON "popups" USING btree ("clicks","id","application_id");--> statement-breakpoint
CREATE INDEX "popups_by_status" ON "popups" USING btree ("status","id","application_id");--> statement-breakpoint
CREATE INDEX "popups_by_search_text" ON "popups" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "popups_by_spaced_text" ON "popups" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "popups_coupon_index" ON "popups" USING btree ("coupon");--> statement-breakpoint
CREATE INDEX "popups_company_index" ON "popups" USING btree ("company");--> statement-breakpoint
CREATE INDEX "popups_cities_by_target" ON "popups_cities" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "popups_segments_by_target" ON "popups_segments" USING btree ("target_id");--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "acl_groups" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "acl_groups" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "acl_modules" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "acl_modules" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "acl_routes" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "acl_routes" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "braspag_subordinates" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "braspag_subordinates" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "braspag_transactions" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "braspag_transactions" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "campaigns" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "campaigns" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "company_payment_methods" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "company_payment_methods" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "digital_accounts" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "digital_accounts" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "email_types" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "email_types" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "faq_articles" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "faq_articles" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "leads" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "leads" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "offer_cities" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "offer_cities" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "offer_companies" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "offer_companies" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "offer_favorites" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "offer_favorites" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "offer_fonts" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "offer_fonts" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "offer_people" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "offer_people" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "offer_sites" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "offer_sites" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "offer_sliders" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "offer_sliders" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "offer_stores" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "offer_stores" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "offer_tabloids" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "offer_tabloids" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "popups" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "popups" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');