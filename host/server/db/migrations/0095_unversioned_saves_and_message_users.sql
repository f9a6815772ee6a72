ALTER TABLE "messages" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "audit_lines" ADD COLUMN "is_unversioned" boolean DEFAULT false NOT NULL;