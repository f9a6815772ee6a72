ALTER TABLE "messages" ADD COLUMN "provider_media_id" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "media_state" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "media_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "media_next_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "messages_to_fetch" ON "messages" USING btree ("media_next_at") WHERE media_state = 'AWAITED';--> statement-breakpoint
UPDATE "contacts" SET "phone_key" = '+' || "whatsapp_number" WHERE length("whatsapp_number") <= 11;
