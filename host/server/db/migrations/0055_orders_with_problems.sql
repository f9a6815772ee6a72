CREATE TABLE "bug_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bug_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("order_code", '') || chr(31) || coalesce("detail", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("order_code", '') || chr(31) || coalesce("detail", '')), '(.)', '\1z', 'g')) STORED,
	"order_code" text NOT NULL,
	"kind" text NOT NULL,
	"severity" text NOT NULL,
	"since" timestamp with time zone,
	"is_found_by_rule" boolean DEFAULT false NOT NULL,
	"detail" text,
	"resolution" text
);
--> statement-breakpoint
ALTER TABLE "bug_orders" ADD CONSTRAINT "bug_orders_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bug_orders" ADD CONSTRAINT "bug_orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bug_orders_by_owner" ON "bug_orders" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "bug_orders_by_application" ON "bug_orders" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "bug_orders_by_order_code" ON "bug_orders" USING btree ("order_code","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "bug_orders_by_kind" ON "bug_orders" USING btree ("kind","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "bug_orders_by_severity" ON "bug_orders" USING btree ("severity","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "bug_orders_by_since" ON "bug_orders" USING btree ("since","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "bug_orders_by_status" ON "bug_orders" USING btree ("status","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "bug_orders_by_search_text" ON "bug_orders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bug_orders_by_spaced_text" ON "bug_orders" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "bug_orders" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "bug_orders" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');