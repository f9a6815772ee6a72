CREATE TABLE "payment_types" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"position" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("name", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"icon" bigint,
	"is_online" boolean DEFAULT false NOT NULL,
	"needs_change" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_types" ADD CONSTRAINT "payment_types_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_types_by_owner" ON "payment_types" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "payment_types_by_position" ON "payment_types" USING btree ("application_id","position","id");--> statement-breakpoint
CREATE INDEX "payment_types_by_name" ON "payment_types" USING btree ("name","id","application_id");--> statement-breakpoint
CREATE INDEX "payment_types_by_kind" ON "payment_types" USING btree ("kind","id","application_id");--> statement-breakpoint
CREATE INDEX "payment_types_by_is_online" ON "payment_types" USING btree ("is_online","id","application_id");--> statement-breakpoint
CREATE INDEX "payment_types_by_is_active" ON "payment_types" USING btree ("is_active","id","application_id");--> statement-breakpoint
CREATE INDEX "payment_types_by_search_text" ON "payment_types" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payment_types_by_spaced_text" ON "payment_types" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "payment_types_name_unique" ON "payment_types" USING btree ("application_id",lower("name"));--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "payment_types" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "payment_types" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');