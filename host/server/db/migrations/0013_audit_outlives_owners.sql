ALTER TABLE "audit_lines" DROP CONSTRAINT "audit_lines_application_id_applications_id_fk";
--> statement-breakpoint
ALTER TABLE "audit_lines" DROP CONSTRAINT "audit_lines_franchise_id_franchises_id_fk";
--> statement-breakpoint
ALTER TABLE "audit_lines" DROP CONSTRAINT "audit_lines_company_id_companies_id_fk";
