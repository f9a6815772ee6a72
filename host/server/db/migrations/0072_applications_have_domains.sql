ALTER TABLE "applications" DROP CONSTRAINT "applications_domain_unique";--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "domain";