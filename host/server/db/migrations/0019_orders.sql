CREATE FUNCTION order_adds_up(items jsonb, payments jsonb, total integer, fees integer) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT items IS NULL OR (
    NOT EXISTS (
      SELECT 1 FROM jsonb_array_elements(items) AS item
      WHERE (item->>'totalCents')::integer <> round((item->>'quantity')::numeric * ((item->>'unitPriceCents')::integer
        + (SELECT coalesce(sum((option->>'priceCents')::integer), 0) FROM jsonb_array_elements(item->'options') AS option)))
    )
    AND (SELECT coalesce(sum((item->>'totalCents')::integer), 0) FROM jsonb_array_elements(items) AS item) + fees = total
    AND (payments IS NULL
      OR (SELECT coalesce(sum((payment->>'amountCents')::integer), 0) FROM jsonb_array_elements(payments) AS payment) = total)
  )
$$;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "channel" text DEFAULT 'APP' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "fulfillment" text DEFAULT 'DELIVERY' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer_name" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer_phone" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer_orders" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "address" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "items" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payments" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_fee_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "service_fee_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tip_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_person_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "timeline" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_person_id_delivery_people_id_fk" FOREIGN KEY ("delivery_person_id") REFERENCES "public"."delivery_people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_delivery_person" ON "orders" USING btree ("delivery_person_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_add_up" CHECK (order_adds_up("orders"."items", "orders"."payments", "orders"."total_cents", "orders"."delivery_fee_cents" + "orders"."service_fee_cents" + "orders"."tip_cents" - "orders"."discount_cents"));