ALTER TABLE "orders" ADD COLUMN "prep_minutes" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "prepare_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "last_move" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "change" bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "change" SET DEFAULT pg_current_xact_id()::text::bigint;--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("company_id","placed_at") WHERE "orders"."status" in ('AWAITING_PAYMENT', 'NEW', 'WAIT_COMPANY', 'SCHEDULED', 'ACCEPT_SHOPPER', 'IN_PREPARATION', 'RELEASE_SHOPPER', 'AWAIT_DELIVERYMAN', 'WAIT_DELIVERYMAN', 'NO_DELIVERYMAN_AVAILABLE', 'ACCEPT_DELIVERYMAN', 'DELIVERY_AT_STORE', 'DISPATCH', 'DISPATCH_MACHINE', 'DISPATCH_TENTREGO', 'DELIVERY_ROUTE', 'DELIVERY_GOBACK');--> statement-breakpoint
CREATE INDEX "orders_by_change" ON "orders" USING btree ("change") WHERE "orders"."change" is not null;--> statement-breakpoint
CREATE FUNCTION order_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.change := pg_current_xact_id()::text::bigint;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_changed BEFORE UPDATE ON "orders" FOR EACH ROW EXECUTE FUNCTION order_changed();
--> statement-breakpoint
CREATE FUNCTION orders_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('orders', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_changed AFTER INSERT OR UPDATE ON "orders" FOR EACH STATEMENT EXECUTE FUNCTION orders_changed();
