-- A table cannot become a partitioned one: it is made anew, and filled from the orders it tells of.
DROP TABLE "order_customers";--> statement-breakpoint
CREATE TABLE "order_customers" (
	"order_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"phone" text,
	"text" text NOT NULL,
	CONSTRAINT "order_customers_order_id_company_id_pk" PRIMARY KEY("order_id","company_id")
) PARTITION BY HASH ("company_id");
--> statement-breakpoint
DO $$ BEGIN
  FOR part IN 0..31 LOOP
    EXECUTE format(
      'CREATE TABLE order_customers_%s PARTITION OF order_customers FOR VALUES WITH (MODULUS 32, REMAINDER %s)', part, part
    );
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE "order_customers" ADD CONSTRAINT "order_customers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_customers_phone_company_id_index" ON "order_customers" USING btree ("phone","company_id");--> statement-breakpoint
CREATE INDEX "order_customers_search" ON "order_customers" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
CREATE OR REPLACE FUNCTION order_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.customer_name IS NULL AND NEW.customer_phone IS NULL THEN
    DELETE FROM order_customers WHERE order_id = NEW.id AND company_id = NEW.company_id;
  ELSE
    INSERT INTO order_customers (order_id, company_id, phone, text)
    VALUES (NEW.id, NEW.company_id, NEW.customer_phone, concat_ws(' ', NEW.customer_name, NEW.customer_phone))
    ON CONFLICT (order_id, company_id) DO UPDATE SET phone = excluded.phone, text = excluded.text;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO order_customers (order_id, company_id, phone, text)
SELECT id, company_id, customer_phone, concat_ws(' ', customer_name, customer_phone)
FROM orders WHERE customer_name IS NOT NULL OR customer_phone IS NOT NULL;
