ALTER TABLE "company_deliveries" ADD COLUMN "manual_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company_deliveries" ADD COLUMN "pause_reason" text;