CREATE TABLE "coupons_items" (
	"record_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "coupons_items_pk" PRIMARY KEY("record_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "coupons_categories" (
	"record_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "coupons_categories_pk" PRIMARY KEY("record_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "coupons_items" ADD CONSTRAINT "coupons_items_record_fk" FOREIGN KEY ("record_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons_items" ADD CONSTRAINT "coupons_items_target_fk" FOREIGN KEY ("target_id") REFERENCES "public"."menu_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons_categories" ADD CONSTRAINT "coupons_categories_record_fk" FOREIGN KEY ("record_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons_categories" ADD CONSTRAINT "coupons_categories_target_fk" FOREIGN KEY ("target_id") REFERENCES "public"."menu_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupons_items_by_target" ON "coupons_items" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "coupons_categories_by_target" ON "coupons_categories" USING btree ("target_id");