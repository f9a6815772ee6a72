CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("key", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("key", '')), '(.)', '\1z', 'g')) STORED,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"every_minutes" bigint,
	"due_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"failures" bigint,
	"failure" text
);
--> statement-breakpoint
CREATE INDEX "jobs_by_key" ON "jobs" USING btree ("key","id");--> statement-breakpoint
CREATE INDEX "jobs_by_kind" ON "jobs" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "jobs_by_status" ON "jobs" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "jobs_by_started_at" ON "jobs" USING btree ("started_at","id");--> statement-breakpoint
CREATE INDEX "jobs_by_finished_at" ON "jobs" USING btree ("finished_at","id");--> statement-breakpoint
CREATE INDEX "jobs_by_due_at" ON "jobs" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "jobs_by_failures" ON "jobs" USING btree ("failures","id");--> statement-breakpoint
CREATE INDEX "jobs_by_search_text" ON "jobs" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "jobs_by_spaced_text" ON "jobs" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_key_unique" ON "jobs" USING btree (lower("key"));--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "jobs" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "jobs" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"();