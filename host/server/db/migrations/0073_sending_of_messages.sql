ALTER TABLE "notifications" ADD COLUMN "unconfirmed" bigint;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "problem" text;--> statement-breakpoint
CREATE INDEX "message_recipients_ahead" ON "message_recipients" USING btree ("list","record_id","state","person_id") WHERE state in ('WAITING', 'SENDING');