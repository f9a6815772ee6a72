ALTER TABLE "contracts" ADD COLUMN "amendments" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
UPDATE "contracts" SET "status" = 'SENT' WHERE "status" = 'PARTIALLY_SIGNED';
