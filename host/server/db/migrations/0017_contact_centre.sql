CREATE TABLE "contact_removals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_removals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contact_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"change" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_typing" (
	"contact_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"change" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	CONSTRAINT "contact_typing_contact_id_user_id_pk" PRIMARY KEY("contact_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"user_id" bigint,
	"name" text,
	"phone" text NOT NULL,
	"phone_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"assignee_id" bigint,
	"unread" integer DEFAULT 0 NOT NULL,
	"last_message_id" bigint DEFAULT 0 NOT NULL,
	"customer_at" timestamp with time zone,
	"change" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || chr(31) || coalesce("phone", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("name", '') || chr(31) || coalesce("phone", '')), '(.)', '\1z', 'g')) STORED
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contact_id" bigint NOT NULL,
	"direction" text NOT NULL,
	"kind" text NOT NULL,
	"body" text,
	"media_url" text,
	"media_id" bigint,
	"media_type" text,
	"media_name" text,
	"media_size" integer,
	"template" text[],
	"status" text,
	"failure" text,
	"sent_by" bigint,
	"provider_id" text,
	"sending_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"change" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	CONSTRAINT "messages_providerId_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "canned_replies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "canned_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" bigint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("shortcut", '') || chr(31) || coalesce("body", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("shortcut", '') || chr(31) || coalesce("body", '')), '(.)', '\1z', 'g')) STORED,
	"shortcut" text NOT NULL,
	"body" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" bigint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("title", '') || chr(31) || coalesce("key", '') || chr(31) || coalesce("body", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("title", '') || chr(31) || coalesce("key", '') || chr(31) || coalesce("body", '')), '(.)', '\1z', 'g')) STORED,
	"title" text NOT NULL,
	"key" text NOT NULL,
	"language" text NOT NULL,
	"body" text NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "placed_in" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_typing" ADD CONSTRAINT "contact_typing_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_typing" ADD CONSTRAINT "contact_typing_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canned_replies" ADD CONSTRAINT "canned_replies_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canned_replies" ADD CONSTRAINT "canned_replies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canned_replies" ADD CONSTRAINT "canned_replies_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canned_replies" ADD CONSTRAINT "canned_replies_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_removals_by_change" ON "contact_removals" USING btree ("change");--> statement-breakpoint
CREATE INDEX "contact_removals_by_moment" ON "contact_removals" USING btree ("at");--> statement-breakpoint
CREATE INDEX "contact_typing_by_change" ON "contact_typing" USING btree ("change");--> statement-breakpoint
CREATE INDEX "contact_typing_by_user" ON "contact_typing" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_phone" ON "contacts" USING btree ("phone_key","company_id");--> statement-breakpoint
CREATE INDEX "contacts_by_last_message" ON "contacts" USING btree ("company_id","last_message_id","id");--> statement-breakpoint
CREATE INDEX "contacts_by_message" ON "contacts" USING btree ("last_message_id","id");--> statement-breakpoint
CREATE INDEX "contacts_by_state" ON "contacts" USING btree ("company_id","state","assignee_id","unread");--> statement-breakpoint
CREATE INDEX "contacts_by_name" ON "contacts" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE INDEX "contacts_by_user" ON "contacts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contacts_by_assignee" ON "contacts" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "contacts_by_change" ON "contacts" USING btree ("change");--> statement-breakpoint
CREATE INDEX "contacts_search" ON "contacts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contacts_short_search" ON "contacts" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "messages_by_contact" ON "messages" USING btree ("contact_id","id");--> statement-breakpoint
CREATE INDEX "messages_by_author" ON "messages" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "messages_by_change" ON "messages" USING btree ("change");--> statement-breakpoint
CREATE INDEX "messages_by_media" ON "messages" USING btree ("media_id") WHERE media_id is not null;--> statement-breakpoint
CREATE INDEX "messages_to_send" ON "messages" USING btree ("id") WHERE status = 'QUEUED';--> statement-breakpoint
CREATE INDEX "canned_replies_by_owner" ON "canned_replies" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "canned_replies_by_application" ON "canned_replies" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "canned_replies_by_shortcut" ON "canned_replies" USING btree ("shortcut","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "canned_replies_by_search_text" ON "canned_replies" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "canned_replies_by_spaced_text" ON "canned_replies" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "canned_replies_shortcut_unique" ON "canned_replies" USING btree ("company_id",lower("shortcut"));--> statement-breakpoint
CREATE INDEX "message_templates_by_owner" ON "message_templates" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "message_templates_by_application" ON "message_templates" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "message_templates_by_title" ON "message_templates" USING btree ("title","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "message_templates_by_language" ON "message_templates" USING btree ("language","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "message_templates_by_is_approved" ON "message_templates" USING btree ("is_approved","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "message_templates_by_search_text" ON "message_templates" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "message_templates_by_spaced_text" ON "message_templates" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "message_templates_key_unique" ON "message_templates" USING btree ("company_id",lower("key"));--> statement-breakpoint
CREATE INDEX "orders_by_transaction" ON "orders" USING btree ("placed_in");--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "canned_replies" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "canned_replies" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "message_templates" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "message_templates" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');