CREATE TABLE "menu_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "menu_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"version" bigint NOT NULL,
	"rows" text[] NOT NULL,
	"menu" bigint,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "menu_notices" ADD CONSTRAINT "menu_notices_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_notices" ADD CONSTRAINT "menu_notices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_notices" ADD CONSTRAINT "menu_notices_menu_menus_id_fk" FOREIGN KEY ("menu") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "menu_notices_company_id_version_index" ON "menu_notices" USING btree ("company_id","version");--> statement-breakpoint
-- Readers of public menus wait for the next version.
CREATE FUNCTION "tell_menu_readers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('menus', '');
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "menu_readers_told" AFTER INSERT OR UPDATE ON "menu_revisions" FOR EACH STATEMENT EXECUTE FUNCTION "tell_menu_readers"();--> statement-breakpoint
-- All prices of a menu are one query: a function that is called for each item is planned into none.
CREATE FUNCTION "prices_of"("menu" bigint, "store" bigint, "at" timestamptz) RETURNS TABLE("item" bigint, "cents" bigint) LANGUAGE sql STABLE AS $$
	SELECT i.id, coalesce(o.price, p.price_override, CASE WHEN m.id IS NULL THEN own.cents ELSE round_price(
		CASE m.adjust_kind
			WHEN 'PERCENT' THEN (2 * own.cents * (10000 + coalesce(m.adjust_percent, 0)) + 10000) / 20000
			WHEN 'AMOUNT' THEN own.cents + coalesce(m.adjust_amount, 0)
			ELSE own.cents END,
		m.round_to) END)
	FROM menu_items i
	CROSS JOIN LATERAL (SELECT CASE
		WHEN (i.promo_from IS NULL OR i.promo_from <= prices_of.at) AND (i.promo_until IS NULL OR prices_of.at < i.promo_until)
		THEN coalesce(i.promo_price, i.price) ELSE i.price END AS cents) own
	LEFT JOIN menus m ON m.id = prices_of.menu AND m.company_id = i.company_id
	LEFT JOIN menu_places p ON p.menu = m.id AND p.item = i.id
	LEFT JOIN store_overrides o ON o.item = i.id
	WHERE i.company_id = prices_of.store
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "price_of"("item" bigint, "menu" bigint, "store" bigint, "at" timestamptz) RETURNS bigint LANGUAGE sql STABLE AS $$
	SELECT p.cents FROM prices_of(price_of.menu, price_of.store, price_of.at) p WHERE p.item = price_of.item
$$;
