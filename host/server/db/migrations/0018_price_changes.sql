CREATE TABLE "price_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (folded(coalesce("name", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '')), '(.)', '\1z', 'g')) STORED,
	"name" text NOT NULL,
	"product" bigint NOT NULL,
	"field" text NOT NULL,
	"before" double precision,
	"after" double precision,
	"status_before" text,
	"status_after" text,
	"actor" bigint
);
--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_product_fk" FOREIGN KEY ("product") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_actor_fk" FOREIGN KEY ("actor") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_changes_by_owner" ON "price_changes" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "price_changes_by_application" ON "price_changes" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "price_changes_by_name" ON "price_changes" USING btree (left(folded("name"), 100) collate "C","id","application_id","company_id","name");--> statement-breakpoint
CREATE INDEX "price_changes_by_created_at" ON "price_changes" USING btree ("created_at","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "price_changes_by_field" ON "price_changes" USING btree ("field","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "price_changes_by_search_text" ON "price_changes" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "price_changes_by_spaced_text" ON "price_changes" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "price_changes_product_index" ON "price_changes" USING btree ("product");--> statement-breakpoint
CREATE INDEX "price_changes_actor_index" ON "price_changes" USING btree ("actor");--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "price_changes" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "price_changes" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
-- Whoever writes a product, through whichever path, its changes of price, cost, stock and status are kept, in whole units.
CREATE FUNCTION "keep_price_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Planned each time: a plan made for one product would compare ten thousand with each other.
	EXECUTE $sql$ INSERT INTO price_changes (application_id, company_id, product, name, field, before, after, status_before, status_after, actor)
	SELECT n.application_id, n.company_id, n.id, n.name, c.field, c.before, c.after, c.status_before, c.status_after,
		nullif(current_setting('balcao.actor', true), '')::bigint
	FROM former o JOIN changed n USING (id)
	CROSS JOIN LATERAL (VALUES
		('PRICE', o.price / 100.0::float8, n.price / 100.0::float8, NULL, NULL),
		('PROMO', o.promo_price / 100.0::float8, n.promo_price / 100.0::float8, NULL, NULL),
		('CLUB', o.club_price / 100.0::float8, n.club_price / 100.0::float8, NULL, NULL),
		('COST', o.cost / 100.0::float8, n.cost / 100.0::float8, NULL, NULL),
		('STOCK', o.stock, n.stock, NULL, NULL),
		('STATUS', NULL, NULL, o.status, n.status)
	) AS c (field, before, after, status_before, status_after)
	WHERE c.before IS DISTINCT FROM c.after OR c.status_before IS DISTINCT FROM c.status_after $sql$;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_changes_kept" AFTER UPDATE ON "products" REFERENCING OLD TABLE AS former NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "keep_price_changes"();
