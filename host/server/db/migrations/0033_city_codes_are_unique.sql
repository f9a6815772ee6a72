DROP INDEX "cities_name_unique";--> statement-breakpoint
UPDATE "cities" c SET "ibge_code" = NULL WHERE EXISTS (
	SELECT 1 FROM "cities" o WHERE o."application_id" = c."application_id" AND o."ibge_code" = c."ibge_code" AND o."id" < c."id"
);--> statement-breakpoint
CREATE UNIQUE INDEX "cities_ibge_code_unique" ON "cities" USING btree ("application_id",lower("ibge_code"));