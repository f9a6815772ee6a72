ALTER TABLE "companies" ADD COLUMN "time_zone" text DEFAULT 'America/Sao_Paulo' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_deliveries" ADD COLUMN "changes_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "company_deliveries_changes_at_index" ON "company_deliveries" USING btree ("changes_at");