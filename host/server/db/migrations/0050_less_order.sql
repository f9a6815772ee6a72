ALTER TABLE "coupons_companies" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "coupons_companies" CASCADE;--> statement-breakpoint
DROP INDEX "registered_people_by_cpf";--> statement-breakpoint
DROP INDEX "registered_people_by_cnpj";