ALTER TABLE "opening_hours" ADD COLUMN "time_zone" text;--> statement-breakpoint
UPDATE "opening_hours" h SET "time_zone" = c."time_zone" FROM "companies" c WHERE c."id" = h."company_id";
