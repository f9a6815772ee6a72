ALTER TABLE "audit_lines" ADD COLUMN "result" text DEFAULT 'DONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_lines" ADD COLUMN "user_agent" text;--> statement-breakpoint
UPDATE "audit_lines" SET "result" = 'DENIED' WHERE "action" = 'LOGIN_REFUSED';
