CREATE TABLE "notifications_offer_cities" (
	"record_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "notifications_offer_cities_pk" PRIMARY KEY("record_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "notifications_readers" (
	"record_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "notifications_readers_pk" PRIMARY KEY("record_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "reader_recipients" (
	"list" text NOT NULL,
	"record_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone,
	CONSTRAINT "reader_recipients_list_record_id_person_id_pk" PRIMARY KEY("list","record_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "tabloid" bigint;--> statement-breakpoint
ALTER TABLE "notifications_offer_cities" ADD CONSTRAINT "notifications_offer_cities_record_fk" FOREIGN KEY ("record_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications_offer_cities" ADD CONSTRAINT "notifications_offer_cities_target_fk" FOREIGN KEY ("target_id") REFERENCES "public"."offer_cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications_readers" ADD CONSTRAINT "notifications_readers_record_fk" FOREIGN KEY ("record_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications_readers" ADD CONSTRAINT "notifications_readers_target_fk" FOREIGN KEY ("target_id") REFERENCES "public"."offer_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reader_recipients" ADD CONSTRAINT "reader_recipients_person_id_offer_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."offer_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_offer_cities_by_target" ON "notifications_offer_cities" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "notifications_readers_by_target" ON "notifications_readers" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "reader_recipients_person_id_index" ON "reader_recipients" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "reader_recipients_ahead" ON "reader_recipients" USING btree ("list","record_id","state","person_id") WHERE state in ('WAITING', 'SENDING');--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_tabloid_fk" FOREIGN KEY ("tabloid") REFERENCES "public"."offer_tabloids"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_tabloid_index" ON "notifications" USING btree ("tabloid");