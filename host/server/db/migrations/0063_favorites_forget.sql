ALTER TABLE "offer_favorites" DROP CONSTRAINT "offer_favorites_store_fk";
--> statement-breakpoint
ALTER TABLE "offer_favorites" DROP CONSTRAINT "offer_favorites_tabloid_fk";
--> statement-breakpoint
ALTER TABLE "offer_favorites" DROP CONSTRAINT "offer_favorites_company_fk";
--> statement-breakpoint
ALTER TABLE "offer_favorites" DROP CONSTRAINT "offer_favorites_city_fk";
--> statement-breakpoint
ALTER TABLE "offer_favorites" ADD CONSTRAINT "offer_favorites_store_fk" FOREIGN KEY ("store") REFERENCES "public"."offer_stores"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_favorites" ADD CONSTRAINT "offer_favorites_tabloid_fk" FOREIGN KEY ("tabloid") REFERENCES "public"."offer_tabloids"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_favorites" ADD CONSTRAINT "offer_favorites_company_fk" FOREIGN KEY ("company") REFERENCES "public"."offer_companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_favorites" ADD CONSTRAINT "offer_favorites_city_fk" FOREIGN KEY ("city") REFERENCES "public"."offer_cities"("id") ON DELETE set null ON UPDATE no action;