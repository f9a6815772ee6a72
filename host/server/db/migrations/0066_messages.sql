CREATE TABLE "email_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || chr(31) || coalesce("subject", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("name", '') || chr(31) || coalesce("subject", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"type" bigint NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"preheader" text,
	"body" text NOT NULL,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("title", '') || chr(31) || coalesce("recipient", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("title", '') || chr(31) || coalesce("recipient", '')), '(.)', '\1z', 'g')) STORED,
	"title" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"body" text,
	"key" text
);
--> statement-breakpoint
ALTER TABLE "email_templates" ADD CONSTRAINT "email_templates_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_templates" ADD CONSTRAINT "email_templates_type_fk" FOREIGN KEY ("type") REFERENCES "public"."email_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_templates_by_owner" ON "email_templates" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "email_templates_by_name" ON "email_templates" USING btree ("name","id","application_id");--> statement-breakpoint
CREATE INDEX "email_templates_by_subject" ON "email_templates" USING btree ("subject","id","application_id");--> statement-breakpoint
CREATE INDEX "email_templates_by_language" ON "email_templates" USING btree ("language","id","application_id");--> statement-breakpoint
CREATE INDEX "email_templates_by_published_at" ON "email_templates" USING btree ("published_at","id","application_id");--> statement-breakpoint
CREATE INDEX "email_templates_by_status" ON "email_templates" USING btree ("status","id","application_id");--> statement-breakpoint
CREATE INDEX "email_templates_by_search_text" ON "email_templates" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "email_templates_by_spaced_text" ON "email_templates" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "email_templates_type_index" ON "email_templates" USING btree ("type");--> statement-breakpoint
CREATE INDEX "outbox_messages_by_title" ON "outbox_messages" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "outbox_messages_by_channel" ON "outbox_messages" USING btree ("channel","id");--> statement-breakpoint
CREATE INDEX "outbox_messages_by_recipient" ON "outbox_messages" USING btree ("recipient","id");--> statement-breakpoint
CREATE INDEX "outbox_messages_by_created_at" ON "outbox_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_messages_by_search_text" ON "outbox_messages" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "outbox_messages_by_spaced_text" ON "outbox_messages" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_messages_key_unique" ON "outbox_messages" USING btree (lower("key"));--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "email_templates" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "email_templates" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "outbox_messages" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "outbox_messages" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();--> statement-breakpoint
UPDATE "email_types" SET "variables" = (SELECT coalesce(jsonb_agg(one || '{"isRequired": false}'), '[]') FROM jsonb_array_elements("variables") one);
