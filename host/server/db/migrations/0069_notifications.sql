CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || chr(31) || coalesce("title", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("name", '') || chr(31) || coalesce("title", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"image" bigint,
	"deep_link" text,
	"channel" text NOT NULL,
	"to" text NOT NULL,
	"topic" bigint,
	"center" "point",
	"radius_km" bigint,
	"estimated" bigint,
	"scheduled_for" timestamp with time zone,
	"is_allowed_at_night" boolean DEFAULT false NOT NULL,
	"author" bigint,
	"approved_by" bigint,
	"approved_at" timestamp with time zone,
	"sent" bigint,
	"delivered" bigint,
	"opened" bigint,
	"failed" bigint,
	"open_rate" bigint GENERATED ALWAYS AS (round(opened * 10000.0 / nullif(sent, 0))::bigint) STORED
);
--> statement-breakpoint
CREATE TABLE "notifications_cities" (
	"record_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "notifications_cities_pk" PRIMARY KEY("record_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "message_recipients" (
	"list" text NOT NULL,
	"record_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone,
	CONSTRAINT "message_recipients_list_record_id_person_id_pk" PRIMARY KEY("list","record_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_topic_fk" FOREIGN KEY ("topic") REFERENCES "public"."notification_topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_author_fk" FOREIGN KEY ("author") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_approved_by_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications_cities" ADD CONSTRAINT "notifications_cities_record_fk" FOREIGN KEY ("record_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications_cities" ADD CONSTRAINT "notifications_cities_target_fk" FOREIGN KEY ("target_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_recipients" ADD CONSTRAINT "message_recipients_person_id_registered_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."registered_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_by_owner" ON "notifications" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "notifications_by_name" ON "notifications" USING btree ("name","id","application_id");--> statement-breakpoint
CREATE INDEX "notifications_by_to" ON "notifications" USING btree ("to","id","application_id");--> statement-breakpoint
CREATE INDEX "notifications_by_channel" ON "notifications" USING btree ("channel","id","application_id");--> statement-breakpoint
CREATE INDEX "notifications_by_estimated" ON "notifications" USING btree ("estimated","id","application_id");--> statement-breakpoint
CREATE INDEX "notifications_by_scheduled_for" ON "notifications" USING btree ("scheduled_for","id","application_id");--> statement-breakpoint
CREATE INDEX "notifications_by_sent" ON "notifications" USING btree ("sent","id","application_id");--> statement-breakpoint
CREATE INDEX "notifications_by_open_rate" ON "notifications" USING btree ("open_rate","id","application_id");--> statement-breakpoint
CREATE INDEX "notifications_by_status" ON "notifications" USING btree ("status","id","application_id");--> statement-breakpoint
CREATE INDEX "notifications_by_search_text" ON "notifications" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "notifications_by_spaced_text" ON "notifications" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "notifications_topic_index" ON "notifications" USING btree ("topic");--> statement-breakpoint
CREATE INDEX "notifications_author_index" ON "notifications" USING btree ("author");--> statement-breakpoint
CREATE INDEX "notifications_approved_by_index" ON "notifications" USING btree ("approved_by");--> statement-breakpoint
CREATE INDEX "notifications_cities_by_target" ON "notifications_cities" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "message_recipients_person_id_index" ON "message_recipients" USING btree ("person_id");--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "notifications" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "notifications" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');