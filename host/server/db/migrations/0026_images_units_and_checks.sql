ALTER TABLE "company_groups" ADD COLUMN "logo" bigint;--> statement-breakpoint
ALTER TABLE "company_segments" ADD COLUMN "image" bigint;--> statement-breakpoint
ALTER TABLE "packings" ADD COLUMN "base_unit" text;--> statement-breakpoint
ALTER TABLE "packings" ADD COLUMN "fiscal_unit" text;--> statement-breakpoint
ALTER TABLE "registered_people" ADD COLUMN "has_pending_document" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "packings_by_base_unit" ON "packings" USING btree ("base_unit","id","application_id");