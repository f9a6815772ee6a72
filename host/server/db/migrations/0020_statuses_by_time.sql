DROP INDEX "licenses_by_seats";--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "status" text;--> statement-breakpoint
UPDATE "banners" SET "status" = CASE WHEN "is_active" THEN 'LIVE' ELSE 'OFF' END;--> statement-breakpoint
ALTER TABLE "banners" ALTER COLUMN "status" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "banners_by_status" ON "banners" USING btree ("status","id","application_id","company_id");--> statement-breakpoint
UPDATE "licenses" SET "status" = 'ACTIVE', "renews_itself" = false WHERE "status" IN ('EXPIRING', 'EXPIRED') AND "expires_at" IS NOT NULL;
