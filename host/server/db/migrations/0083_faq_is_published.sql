ALTER TABLE "faq_articles" ADD COLUMN "status" text NOT NULL DEFAULT 'PUBLISHED';--> statement-breakpoint
-- What was there was read by everybody; what comes says its status.
ALTER TABLE "faq_articles" ALTER COLUMN "status" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "faq_articles" ADD COLUMN "screens" text;--> statement-breakpoint
CREATE INDEX "faq_articles_by_status" ON "faq_articles" USING btree ("status","id","application_id");--> statement-breakpoint
-- Campaigns planned before messages had a title went out under their name; without one nobody could save them any more.
UPDATE "campaigns" SET "subject" = left("name", 65) WHERE "subject" IS NULL AND "channel" IN ('PUSH', 'WHATSAPP', 'EMAIL');
