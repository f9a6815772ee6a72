CREATE SEQUENCE "public"."ticket_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 30001 CACHE 1;--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("protocol", '') || chr(31) || coalesce("subject", '') || chr(31) || coalesce("customer", '') || chr(31) || coalesce("phone", '') || chr(31) || coalesce("order_code", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("protocol", '') || chr(31) || coalesce("subject", '') || chr(31) || coalesce("customer", '') || chr(31) || coalesce("phone", '') || chr(31) || coalesce("order_code", '')), '(.)', '\1z', 'g')) STORED,
	"protocol" text,
	"subject" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"priority" text NOT NULL,
	"attachment" bigint,
	"department" bigint,
	"due_at" timestamp with time zone,
	"solved_at" timestamp with time zone,
	"reopenings" bigint,
	"customer" text,
	"phone" text,
	"order_code" text
);
--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_department_fk" FOREIGN KEY ("department") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tickets_by_owner" ON "tickets" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "tickets_by_application" ON "tickets" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "tickets_by_subject" ON "tickets" USING btree ("subject","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "tickets_by_protocol" ON "tickets" USING btree ("protocol","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "tickets_by_category" ON "tickets" USING btree ("category","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "tickets_by_priority" ON "tickets" USING btree ("priority","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "tickets_by_due_at" ON "tickets" USING btree ("due_at","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "tickets_by_status" ON "tickets" USING btree ("status","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "tickets_by_search_text" ON "tickets" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tickets_by_spaced_text" ON "tickets" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_protocol_unique" ON "tickets" USING btree ("company_id",lower("protocol"));--> statement-breakpoint
CREATE INDEX "tickets_department_index" ON "tickets" USING btree ("department");--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "tickets" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "tickets" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');