ALTER TABLE "orders" ADD COLUMN "coupon_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_coupon" ON "orders" USING btree ("coupon_id","placed_at") WHERE "orders"."coupon_id" is not null;