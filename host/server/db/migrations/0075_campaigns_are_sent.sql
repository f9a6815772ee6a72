ALTER TABLE "campaigns" ADD COLUMN "estimated" bigint;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "failed" bigint;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "unconfirmed" bigint;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "approved_by" bigint;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_approved_by_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaigns_approved_by_index" ON "campaigns" USING btree ("approved_by");