CREATE TABLE "invoices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("number", '') || chr(31) || coalesce("fiscal_number", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("number", '') || chr(31) || coalesce("fiscal_number", '')), '(.)', '\1z', 'g')) STORED,
	"number" text NOT NULL,
	"period_from" date NOT NULL,
	"period_to" date NOT NULL,
	"due_on" date NOT NULL,
	"issued_on" date,
	"direction" text NOT NULL,
	"charges" bigint NOT NULL,
	"credits" bigint NOT NULL,
	"net" bigint NOT NULL,
	"notes" text,
	"lines" jsonb DEFAULT '[]' NOT NULL,
	"adjustments" jsonb DEFAULT '[]' NOT NULL,
	"method" text,
	"paid" bigint,
	"paid_on" date,
	"slip_line" text,
	"fiscal_number" text,
	"fiscal_link" text
);
--> statement-breakpoint
CREATE TABLE "offer_tabloids_pages" (
	"record_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "offer_tabloids_pages_pk" PRIMARY KEY("record_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_closing_companies" (
	"closing_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"invoice_id" bigint,
	"problem" text,
	"done_at" timestamp with time zone,
	CONSTRAINT "invoice_closing_companies_closing_id_company_id_pk" PRIMARY KEY("closing_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_closings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_closings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"period_from" date NOT NULL,
	"period_to" date NOT NULL,
	"due_on" date NOT NULL,
	"started_by" bigint,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_orders" (
	"invoice_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"contract_id" bigint,
	"sales" integer NOT NULL,
	"delivery" integer NOT NULL,
	"coupon_refund" integer NOT NULL,
	"commission" integer NOT NULL,
	"payment_fee" integer NOT NULL,
	"collected" integer NOT NULL,
	"is_released" boolean DEFAULT false NOT NULL,
	CONSTRAINT "invoice_orders_invoice_id_order_id_pk" PRIMARY KEY("invoice_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_tabloids_pages" ADD CONSTRAINT "offer_tabloids_pages_record_fk" FOREIGN KEY ("record_id") REFERENCES "public"."offer_tabloids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_tabloids_pages" ADD CONSTRAINT "offer_tabloids_pages_target_fk" FOREIGN KEY ("target_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_closing_companies" ADD CONSTRAINT "invoice_closing_companies_closing_id_invoice_closings_id_fk" FOREIGN KEY ("closing_id") REFERENCES "public"."invoice_closings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_closing_companies" ADD CONSTRAINT "invoice_closing_companies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_closing_companies" ADD CONSTRAINT "invoice_closing_companies_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_closings" ADD CONSTRAINT "invoice_closings_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_orders" ADD CONSTRAINT "invoice_orders_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_orders" ADD CONSTRAINT "invoice_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_orders" ADD CONSTRAINT "invoice_orders_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_by_owner" ON "invoices" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "invoices_by_application" ON "invoices" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "invoices_by_number" ON "invoices" USING btree ("number","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "invoices_by_period_from" ON "invoices" USING btree ("period_from","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "invoices_by_period_to" ON "invoices" USING btree ("period_to","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "invoices_by_due_on" ON "invoices" USING btree ("due_on","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "invoices_by_direction" ON "invoices" USING btree ("direction","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "invoices_by_net" ON "invoices" USING btree ("net","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "invoices_by_paid_on" ON "invoices" USING btree ("paid_on","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "invoices_by_status" ON "invoices" USING btree ("status","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "invoices_by_search_text" ON "invoices" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "invoices_by_spaced_text" ON "invoices" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number_unique" ON "invoices" USING btree ("company_id",lower("number"));--> statement-breakpoint
CREATE INDEX "offer_tabloids_pages_by_target" ON "offer_tabloids_pages" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "invoice_closing_companies_invoice_id_index" ON "invoice_closing_companies" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_closing_companies_company_id_closing_id_index" ON "invoice_closing_companies" USING btree ("company_id","closing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_orders_once" ON "invoice_orders" USING btree ("order_id") WHERE not "invoice_orders"."is_released";--> statement-breakpoint
CREATE INDEX "invoice_orders_contract_id_index" ON "invoice_orders" USING btree ("contract_id");--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "invoices" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "invoices" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE SEQUENCE "invoice_numbers";--> statement-breakpoint
-- What an invoice comes to is what its lines and adjustments add up to.
CREATE FUNCTION invoice_adds_up(entries jsonb, charges bigint, credits bigint, net bigint, direction text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  select charges = coalesce(sum((entry ->> 'amount')::bigint) filter (where entry ->> 'side' = 'CHARGE'), 0)
    and credits = coalesce(sum((entry ->> 'amount')::bigint) filter (where entry ->> 'side' = 'CREDIT'), 0)
    and net = abs(charges - credits)
    and direction = case when charges >= credits then 'RECEIVABLE' else 'PAYOUT' end
    and coalesce(bool_and((entry ->> 'amount')::bigint > 0), true)
  from jsonb_array_elements(entries) entry
$$;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_add_up" CHECK (invoice_adds_up("lines" || "adjustments", "charges", "credits", "net", "direction"));--> statement-breakpoint
-- No day of a company is closed twice. A range of one company stands for it, which needs no extension.
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_closed_once" EXCLUDE USING gist (int8range("company_id", "company_id", '[]') WITH &&, daterange("period_from", "period_to", '[]') WITH &&) WHERE (jsonb_array_length("lines") > 0 AND "status" <> 'CANCELED');--> statement-breakpoint
CREATE FUNCTION release_invoice_orders() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update invoice_orders set is_released = true where invoice_id = new.id;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "release_invoice_orders" AFTER UPDATE OF "status" ON "invoices" FOR EACH ROW WHEN (new.status = 'CANCELED' AND old.status <> 'CANCELED') EXECUTE FUNCTION release_invoice_orders();--> statement-breakpoint
-- The orders behind a line add up to it.
CREATE FUNCTION check_invoice_orders() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (
    select from (
      select invoice_id, sum(sales) as sales, sum(delivery) as delivery, sum(coupon_refund) as coupon_refund,
        sum(commission) as commission, sum(payment_fee) as payment_fee, sum(collected) as collected
      from invoice_orders where invoice_id in (select invoice_id from changed) group by invoice_id) shares
    join invoices on invoices.id = shares.invoice_id
    cross join lateral (values ('SALES', 'CREDIT', sales), ('DELIVERY', 'CREDIT', delivery),
      ('COUPON_REFUND', 'CREDIT', coupon_refund), ('COMMISSION', 'CHARGE', commission),
      ('PAYMENT_FEE', 'CHARGE', payment_fee), ('COLLECTED', 'CHARGE', collected)) part(kind, side, cents)
    where cents <> coalesce((
      select sum(case when line ->> 'side' = part.side then 1 else -1 end * (line ->> 'amount')::bigint)
      from jsonb_array_elements(invoices.lines) line where line ->> 'kind' = part.kind), 0))
  then raise exception 'the orders behind an invoice do not add up to its lines' using errcode = 'check_violation';
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "check_invoice_orders" AFTER INSERT ON "invoice_orders" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION check_invoice_orders();
