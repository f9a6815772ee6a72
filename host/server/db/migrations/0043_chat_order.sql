DROP INDEX "messages_to_send";--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "whatsapp_number" text;--> statement-breakpoint
CREATE INDEX "messages_to_send" ON "messages" USING btree ("contact_id","id") WHERE status = 'QUEUED';