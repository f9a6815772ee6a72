CREATE TABLE "order_stock" (
	"order_id" bigint NOT NULL,
	"item" bigint NOT NULL,
	"taken" bigint NOT NULL,
	"short" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "order_stock_order_id_item_pk" PRIMARY KEY("order_id","item"),
	CONSTRAINT "order_stock_taken" CHECK ("order_stock"."taken" >= 0 and "order_stock"."short" >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_stock" ADD CONSTRAINT "order_stock_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_stock" ADD CONSTRAINT "order_stock_item_menu_items_id_fk" FOREIGN KEY ("item") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_stock_item_index" ON "order_stock" USING btree ("item");--> statement-breakpoint
CREATE FUNCTION "round_price"("cents" bigint, "rule" text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN cents <= 0 THEN 0 ELSE CASE rule
		WHEN 'C05' THEN greatest(5, (2 * cents + 5) / 10 * 5)
		WHEN 'C10' THEN greatest(10, (2 * cents + 10) / 20 * 10)
		WHEN 'X90' THEN cents / 100 * 100 + 90
		WHEN 'X99' THEN cents / 100 * 100 + 99
		WHEN 'WHOLE' THEN greatest(100, (2 * cents + 100) / 200 * 100)
		ELSE cents END END
$$;--> statement-breakpoint
CREATE FUNCTION "price_of"("item" bigint, "menu" bigint, "store" bigint, "at" timestamptz) RETURNS bigint LANGUAGE sql STABLE AS $$
	SELECT coalesce(p.price_override, CASE WHEN m.id IS NULL THEN own.cents ELSE round_price(
		CASE m.adjust_kind
			WHEN 'PERCENT' THEN (2 * own.cents * (10000 + coalesce(m.adjust_percent, 0)) + 10000) / 20000
			WHEN 'AMOUNT' THEN own.cents + coalesce(m.adjust_amount, 0)
			ELSE own.cents END,
		m.round_to) END)
	FROM menu_items i
	CROSS JOIN LATERAL (SELECT CASE
		WHEN (i.promo_from IS NULL OR i.promo_from <= price_of.at) AND (i.promo_until IS NULL OR price_of.at < i.promo_until)
		THEN coalesce(i.promo_price, i.price) ELSE i.price END AS cents) own
	LEFT JOIN menus m ON m.id = price_of.menu AND m.company_id = i.company_id
	LEFT JOIN menu_places p ON p.menu = m.id AND p.item = i.id
	WHERE i.id = price_of.item AND i.company_id = price_of.store
$$;--> statement-breakpoint
-- An order takes what it may, and gives back what it took: the difference to what it has taken before. No lines take nothing.
CREATE FUNCTION "take_stock"("of_order" bigint, "store" bigint, "lines" jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	line record;
	take bigint;
BEGIN
	FOR line IN
		WITH wanted AS (
			SELECT (l -> 'ref' ->> '_id')::bigint AS item, ceil(sum((l ->> 'quantity')::numeric))::bigint AS quantity
			FROM jsonb_array_elements(coalesce(lines, '[]')) l
			WHERE l -> 'ref' ->> 'kind' = 'MENU_ITEM' AND l ->> 'change' IS DISTINCT FROM 'SUBSTITUTED'
			GROUP BY 1
		), taken AS (SELECT s.item, s.taken FROM order_stock s WHERE s.order_id = of_order)
		-- All items are locked before the first is written: whoever edits the menu locks them in the same order.
		SELECT i.id, coalesce(i.stock, 0) + coalesce(t.taken, 0) AS available, coalesce(w.quantity, 0) AS quantity
		FROM menu_items i LEFT JOIN wanted w ON w.item = i.id LEFT JOIN taken t ON t.item = i.id
		WHERE i.tracks_stock AND i.company_id = store AND (w.item IS NOT NULL OR t.item IS NOT NULL)
		ORDER BY i.id FOR UPDATE OF i
	LOOP
		take := least(line.quantity, line.available);
		UPDATE menu_items SET stock = line.available - take
			WHERE id = line.id AND stock IS DISTINCT FROM line.available - take;
		INSERT INTO order_stock AS s (order_id, item, taken, short) VALUES (of_order, line.id, take, line.quantity - take)
			ON CONFLICT (order_id, item) DO UPDATE SET taken = excluded.taken, short = excluded.short;
	END LOOP;
END $$;--> statement-breakpoint
CREATE FUNCTION "order_takes_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM take_stock(NEW.id, NEW.company_id, CASE WHEN NEW.status = 'CANCELED' THEN NULL ELSE NEW.items END);
	RETURN NULL;
END $$;--> statement-breakpoint
-- Orders that are over when they are written, such as those of a demo, have nothing to take.
CREATE TRIGGER "stock_taken" AFTER INSERT ON "orders" FOR EACH ROW
	WHEN (NEW.items @> '[{"ref": {"kind": "MENU_ITEM"}}]' AND NEW.status NOT IN ('DELIVERED', 'RELEASE_DRIVER', 'RELEASE_DRIVER_COD', 'FINISHED', 'CANCELED'))
	EXECUTE FUNCTION "order_takes_stock"();--> statement-breakpoint
CREATE TRIGGER "stock_retaken" AFTER UPDATE OF "items", "status" ON "orders" FOR EACH ROW
	WHEN ((OLD.items @> '[{"ref": {"kind": "MENU_ITEM"}}]' OR NEW.items @> '[{"ref": {"kind": "MENU_ITEM"}}]')
		AND (OLD.items IS DISTINCT FROM NEW.items OR (OLD.status = 'CANCELED') IS DISTINCT FROM (NEW.status = 'CANCELED')))
	EXECUTE FUNCTION "order_takes_stock"();
