ALTER TABLE "orders" ADD COLUMN "ready_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "outcome" text;--> statement-breakpoint
CREATE INDEX "orders_that_wait" ON "orders" USING btree ("status","id") WHERE status in ('AWAITING_PAYMENT', 'SCHEDULED');