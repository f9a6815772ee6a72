CREATE TABLE "banners_cities" (
	"record_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "banners_cities_pk" PRIMARY KEY("record_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "coupons_cities" (
	"record_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "coupons_cities_pk" PRIMARY KEY("record_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "coupons_companies" (
	"record_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "coupons_companies_pk" PRIMARY KEY("record_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "banners_cities" ADD CONSTRAINT "banners_cities_record_fk" FOREIGN KEY ("record_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners_cities" ADD CONSTRAINT "banners_cities_target_fk" FOREIGN KEY ("target_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons_cities" ADD CONSTRAINT "coupons_cities_record_fk" FOREIGN KEY ("record_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons_cities" ADD CONSTRAINT "coupons_cities_target_fk" FOREIGN KEY ("target_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons_companies" ADD CONSTRAINT "coupons_companies_record_fk" FOREIGN KEY ("record_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons_companies" ADD CONSTRAINT "coupons_companies_target_fk" FOREIGN KEY ("target_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "banners_cities_by_target" ON "banners_cities" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "coupons_cities_by_target" ON "coupons_cities" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "coupons_companies_by_target" ON "coupons_companies" USING btree ("target_id");