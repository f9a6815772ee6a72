CREATE TABLE "lead_reminders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_reminders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_reminders_once" UNIQUE("lead_id","user_id","due_at")
);
--> statement-breakpoint
DROP INDEX "digital_accounts_by_balance";--> statement-breakpoint
ALTER TABLE "companies" drop column "search_text";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || chr(31) || coalesce("address_line", '') || chr(31) || coalesce("legal_name", '') || chr(31) || coalesce("cnpj", '') || chr(31) || coalesce("responsible", '') || chr(31) || coalesce("phone", ''))) STORED;--> statement-breakpoint
ALTER TABLE "companies" drop column "spaced_text";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("name", '') || chr(31) || coalesce("address_line", '') || chr(31) || coalesce("legal_name", '') || chr(31) || coalesce("cnpj", '') || chr(31) || coalesce("responsible", '') || chr(31) || coalesce("phone", '')), '(.)', '\1z', 'g')) STORED;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "cnpj" text;--> statement-breakpoint
ALTER TABLE "leads" drop column "search_text";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || chr(31) || coalesce("business", '') || chr(31) || coalesce("cnpj", '') || chr(31) || coalesce("phone", '') || chr(31) || coalesce("email", '') || chr(31) || coalesce("city", '') || chr(31) || coalesce("next_action", ''))) STORED;--> statement-breakpoint
ALTER TABLE "leads" drop column "spaced_text";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("name", '') || chr(31) || coalesce("business", '') || chr(31) || coalesce("cnpj", '') || chr(31) || coalesce("phone", '') || chr(31) || coalesce("email", '') || chr(31) || coalesce("city", '') || chr(31) || coalesce("next_action", '')), '(.)', '\1z', 'g')) STORED;--> statement-breakpoint
ALTER TABLE "mail_jobs" ADD COLUMN "lead_reminder_id" bigint;--> statement-breakpoint
ALTER TABLE "lead_reminders" ADD CONSTRAINT "lead_reminders_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_reminders" ADD CONSTRAINT "lead_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_jobs" ADD CONSTRAINT "mail_jobs_lead_reminder_id_lead_reminders_id_fk" FOREIGN KEY ("lead_reminder_id") REFERENCES "public"."lead_reminders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_jobs_lead_reminder_id_index" ON "mail_jobs" USING btree ("lead_reminder_id");--> statement-breakpoint
CREATE INDEX "companies_by_search_text" ON "companies" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "companies_by_spaced_text" ON "companies" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "leads_by_search_text" ON "leads" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "leads_by_spaced_text" ON "leads" USING gin ("spaced_text" gin_trgm_ops);
