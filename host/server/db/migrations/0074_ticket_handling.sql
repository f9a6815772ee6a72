ALTER TABLE "tickets" ADD COLUMN "assignee" bigint;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "requester" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "first_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "first_reply_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_assignee_fk" FOREIGN KEY ("assignee") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tickets_assignee_index" ON "tickets" USING btree ("assignee");