CREATE TABLE "application_domains" (
	"domain" text PRIMARY KEY NOT NULL,
	"application_id" bigint NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "type_app" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "status" text DEFAULT 'DRAFT' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "upgrade" text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "stores" jsonb;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "application_domains" ADD CONSTRAINT "application_domains_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_domains_application_id_index" ON "application_domains" USING btree ("application_id");--> statement-breakpoint
INSERT INTO "application_domains" ("domain", "application_id", "position") SELECT "domain", "id", 0 FROM "applications" WHERE "domain" IS NOT NULL;--> statement-breakpoint
UPDATE "applications" SET "status" = 'PUBLISHED';
