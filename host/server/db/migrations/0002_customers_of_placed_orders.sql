-- Placed orders write their customers once for each statement: a row at a time took half of a large insert.
CREATE FUNCTION order_customers_placed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO order_customers (order_id, company_id, phone, text)
  SELECT id, company_id, customer_phone, folded(concat_ws(' ', customer_name, customer_phone))
  FROM placed
  WHERE customer_name IS NOT NULL OR customer_phone IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER order_customer ON orders;
--> statement-breakpoint
CREATE TRIGGER order_customers_placed AFTER INSERT ON orders REFERENCING NEW TABLE AS placed FOR EACH STATEMENT EXECUTE FUNCTION order_customers_placed();
--> statement-breakpoint
CREATE TRIGGER order_customer AFTER UPDATE OF customer_name, customer_phone ON orders FOR EACH ROW EXECUTE FUNCTION order_customer();
