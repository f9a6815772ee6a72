CREATE TABLE "ticket_replies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("shortcut", '') || chr(31) || coalesce("body", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("shortcut", '') || chr(31) || coalesce("body", '')), '(.)', '\1z', 'g')) STORED,
	"shortcut" text NOT NULL,
	"body" text NOT NULL,
	"leaves_at" text
);
--> statement-breakpoint
ALTER TABLE "mail_jobs" ADD COLUMN "ticket_message_id" bigint;--> statement-breakpoint
ALTER TABLE "mail_jobs" ADD COLUMN "ticket_id" bigint;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "tags" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "opened_by" bigint;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "merged_into" bigint;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "rating" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "rating_comment" text;--> statement-breakpoint
ALTER TABLE "ticket_replies" ADD CONSTRAINT "ticket_replies_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_replies_by_owner" ON "ticket_replies" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "ticket_replies_by_shortcut" ON "ticket_replies" USING btree ("shortcut","id","application_id");--> statement-breakpoint
CREATE INDEX "ticket_replies_by_leaves_at" ON "ticket_replies" USING btree ("leaves_at","id","application_id");--> statement-breakpoint
CREATE INDEX "ticket_replies_by_search_text" ON "ticket_replies" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "ticket_replies_by_spaced_text" ON "ticket_replies" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_replies_shortcut_unique" ON "ticket_replies" USING btree ("application_id",lower("shortcut"));--> statement-breakpoint
ALTER TABLE "mail_jobs" ADD CONSTRAINT "mail_jobs_ticket_message_id_ticket_messages_id_fk" FOREIGN KEY ("ticket_message_id") REFERENCES "public"."ticket_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_jobs" ADD CONSTRAINT "mail_jobs_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_opened_by_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_merged_into_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_jobs_ticket_message_id_index" ON "mail_jobs" USING btree ("ticket_message_id");--> statement-breakpoint
CREATE INDEX "mail_jobs_ticket_id_index" ON "mail_jobs" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "tickets_opened_by_index" ON "tickets" USING btree ("opened_by");--> statement-breakpoint
CREATE INDEX "tickets_merged_into_index" ON "tickets" USING btree ("merged_into");--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "ticket_replies" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "ticket_replies" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');