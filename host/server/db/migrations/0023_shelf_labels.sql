CREATE TABLE "shelf_labels" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"price" bigint,
	"club_price" bigint,
	"is_wrong" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shelf_labels" ADD CONSTRAINT "shelf_labels_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- A new product has no label yet; one whose price moves had the label of the price until then. Planned each time, as
-- `keep_price_changes` is.
CREATE FUNCTION "note_shelf_labels"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		EXECUTE $sql$ INSERT INTO shelf_labels (product_id) SELECT id FROM changed $sql$;
		RETURN NULL;
	END IF;
	EXECUTE $sql$ INSERT INTO shelf_labels (product_id, price, club_price)
	SELECT o.id,
		CASE WHEN o.promo_price IS NOT NULL AND (o.promo_from IS NULL OR o.promo_from <= now()) AND (o.promo_until IS NULL OR now() < o.promo_until)
			THEN o.promo_price ELSE o.price END,
		o.club_price
	FROM former o JOIN changed n USING (id)
	WHERE (o.price, o.promo_price, o.promo_from, o.promo_until, o.club_price) IS DISTINCT FROM (n.price, n.promo_price, n.promo_from, n.promo_until, n.club_price)
	ON CONFLICT (product_id) DO NOTHING $sql$;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_label_missing" AFTER INSERT ON "products" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "note_shelf_labels"();--> statement-breakpoint
CREATE TRIGGER "products_label_kept" AFTER UPDATE ON "products" REFERENCING OLD TABLE AS former NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "note_shelf_labels"();
