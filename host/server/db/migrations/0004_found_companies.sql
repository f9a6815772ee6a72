CREATE INDEX "companies_by_name" ON "companies" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "companies_name_search" ON "companies" USING gin ("name" gin_trgm_ops);