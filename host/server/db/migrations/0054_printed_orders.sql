CREATE TABLE "fiscal_documents" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_customers" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"phone" text,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "print_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "print_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"template" text NOT NULL,
	"order_ids" jsonb NOT NULL,
	"made_by" text,
	"expires_at" timestamp with time zone NOT NULL,
	"device_hash" text,
	"opened_at" timestamp with time zone,
	CONSTRAINT "print_links_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "fiscal_documents" ADD CONSTRAINT "fiscal_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_customers" ADD CONSTRAINT "order_customers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_customers_phone_company_id_index" ON "order_customers" USING btree ("phone","company_id");--> statement-breakpoint
CREATE INDEX "order_customers_search" ON "order_customers" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "print_links_expires_at_index" ON "print_links" USING btree ("expires_at");--> statement-breakpoint
CREATE FUNCTION order_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.customer_name IS NULL AND NEW.customer_phone IS NULL THEN
    DELETE FROM order_customers WHERE order_id = NEW.id;
  ELSE
    INSERT INTO order_customers (order_id, company_id, phone, text)
    VALUES (NEW.id, NEW.company_id, NEW.customer_phone,
      'k' || NEW.company_id || 'k ' || concat_ws(' ', NEW.customer_name, NEW.customer_phone))
    ON CONFLICT (order_id) DO UPDATE SET phone = excluded.phone, text = excluded.text;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_customer AFTER INSERT OR UPDATE OF customer_name, customer_phone ON "orders"
  FOR EACH ROW EXECUTE FUNCTION order_customer();
--> statement-breakpoint
INSERT INTO order_customers (order_id, company_id, phone, text)
SELECT id, company_id, customer_phone, 'k' || company_id || 'k ' || concat_ws(' ', customer_name, customer_phone)
FROM orders WHERE customer_name IS NOT NULL OR customer_phone IS NOT NULL;
