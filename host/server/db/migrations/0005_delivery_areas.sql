CREATE TABLE "delivery_settings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"areas" jsonb DEFAULT '[]' NOT NULL,
	"choice" text NOT NULL,
	"free_above" bigint,
	"mode" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "delivery_settings" ADD CONSTRAINT "delivery_settings_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_settings" ADD CONSTRAINT "delivery_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_settings_by_owner" ON "delivery_settings" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "delivery_settings_by_application" ON "delivery_settings" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "delivery_settings_by_mode" ON "delivery_settings" USING btree ("mode","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "delivery_settings_by_choice" ON "delivery_settings" USING btree ("choice","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "delivery_settings_by_free_above" ON "delivery_settings" USING btree ("free_above","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "delivery_settings_by_updated_at" ON "delivery_settings" USING btree ("updated_at","id","application_id","company_id");--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "delivery_settings" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "delivery_settings" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');