ALTER TABLE "applications" ADD COLUMN "domain" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "admin_style" jsonb;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_domain_unique" UNIQUE("domain");