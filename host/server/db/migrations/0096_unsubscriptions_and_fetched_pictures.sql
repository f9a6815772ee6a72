CREATE TABLE "fetched_pictures" (
	"key" text PRIMARY KEY NOT NULL,
	"type" text,
	"bytes" "bytea",
	"fetched_at" timestamp with time zone,
	"tried_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_unsubscriptions" (
	"person_id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DELETE FROM "print_links";--> statement-breakpoint
ALTER TABLE "print_links" ADD COLUMN "user_id" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_unsubscriptions" ADD CONSTRAINT "mail_unsubscriptions_person_id_registered_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."registered_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_links" ADD CONSTRAINT "print_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "print_links_user_id_index" ON "print_links" USING btree ("user_id");