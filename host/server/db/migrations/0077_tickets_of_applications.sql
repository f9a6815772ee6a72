ALTER TABLE "tickets" ALTER COLUMN "company_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "cpf" text;