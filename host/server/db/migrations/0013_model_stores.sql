CREATE TABLE "inherited_rows" (
	"company_id" bigint NOT NULL,
	"list" text NOT NULL,
	"row_id" bigint NOT NULL,
	"source" bigint NOT NULL,
	CONSTRAINT "inherited_rows_list_row_id_pk" PRIMARY KEY("list","row_id")
);
--> statement-breakpoint
CREATE TABLE "menu_copies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "menu_copies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"started_by" bigint,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "menu_copy_lines" (
	"copy_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"inverse" jsonb NOT NULL,
	CONSTRAINT "menu_copy_lines_copy_id_company_id_pk" PRIMARY KEY("copy_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "menu_follows" (
	"application_id" bigint NOT NULL,
	"company_id" bigint PRIMARY KEY NOT NULL,
	"model_id" bigint NOT NULL,
	"is_behind" boolean DEFAULT false NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "menu_follows_another" CHECK ("menu_follows"."company_id" <> "menu_follows"."model_id")
);
--> statement-breakpoint
CREATE TABLE "store_overrides" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_overrides_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"item" bigint,
	"option_id" bigint,
	"group_id" bigint,
	"price" bigint,
	"status" text,
	"sold_out_until" timestamp with time zone,
	"visible" boolean,
	CONSTRAINT "store_overrides_of_one" CHECK (num_nonnulls("store_overrides"."item", "store_overrides"."option_id", "store_overrides"."group_id") = 1),
	CONSTRAINT "store_overrides_price" CHECK ("store_overrides"."price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "inherited_rows" ADD CONSTRAINT "inherited_rows_company_id_menu_follows_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."menu_follows"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_copies" ADD CONSTRAINT "menu_copies_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_copies" ADD CONSTRAINT "menu_copies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_copies" ADD CONSTRAINT "menu_copies_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_copy_lines" ADD CONSTRAINT "menu_copy_lines_copy_id_menu_copies_id_fk" FOREIGN KEY ("copy_id") REFERENCES "public"."menu_copies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_copy_lines" ADD CONSTRAINT "menu_copy_lines_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_follows" ADD CONSTRAINT "menu_follows_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_follows" ADD CONSTRAINT "menu_follows_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_follows" ADD CONSTRAINT "menu_follows_model_id_companies_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_overrides" ADD CONSTRAINT "store_overrides_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_overrides" ADD CONSTRAINT "store_overrides_company_id_menu_follows_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."menu_follows"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_overrides" ADD CONSTRAINT "store_overrides_item_menu_items_id_fk" FOREIGN KEY ("item") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_overrides" ADD CONSTRAINT "store_overrides_option_id_menu_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."menu_options"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_overrides" ADD CONSTRAINT "store_overrides_group_id_option_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."option_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "inherited_rows_once" ON "inherited_rows" USING btree ("company_id","list","source");--> statement-breakpoint
CREATE INDEX "menu_copies_company_id_index" ON "menu_copies" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "menu_copy_lines_company_id_index" ON "menu_copy_lines" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "menu_follows_model_id_index" ON "menu_follows" USING btree ("model_id");--> statement-breakpoint
CREATE UNIQUE INDEX "store_overrides_of_items" ON "store_overrides" USING btree ("item");--> statement-breakpoint
CREATE UNIQUE INDEX "store_overrides_of_options" ON "store_overrides" USING btree ("option_id");--> statement-breakpoint
CREATE UNIQUE INDEX "store_overrides_of_groups" ON "store_overrides" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "store_overrides_company_id_index" ON "store_overrides" USING btree ("company_id");--> statement-breakpoint
-- The same as before, with what a store has of its own at the head.
CREATE OR REPLACE FUNCTION "price_of"("item" bigint, "menu" bigint, "store" bigint, "at" timestamptz) RETURNS bigint LANGUAGE sql STABLE AS $$
	SELECT coalesce(o.price, p.price_override, CASE WHEN m.id IS NULL THEN own.cents ELSE round_price(
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
	LEFT JOIN store_overrides o ON o.item = i.id
	WHERE i.id = price_of.item AND i.company_id = price_of.store
$$;--> statement-breakpoint
CREATE FUNCTION "menu_chain_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "menu_revisions" ("company_id", "version")
		SELECT DISTINCT c."id", 1 FROM "changed" JOIN "companies" c ON c."id" = "changed"."company_id" ORDER BY 1
	ON CONFLICT ("company_id") DO UPDATE SET "version" = "menu_revisions"."version" + 1;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_insert" AFTER INSERT ON "menu_follows" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_chain_changed"();--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_update" AFTER UPDATE ON "menu_follows" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_chain_changed"();--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_delete" AFTER DELETE ON "menu_follows" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_chain_changed"();--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_insert" AFTER INSERT ON "store_overrides" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_chain_changed"();--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_update" AFTER UPDATE ON "store_overrides" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_chain_changed"();--> statement-breakpoint
CREATE TRIGGER "menu_changed_by_delete" AFTER DELETE ON "store_overrides" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "menu_chain_changed"();--> statement-breakpoint
-- A store that goes to another franchise keeps its menu and follows no more; nor do others that may not follow it any longer.
CREATE FUNCTION "end_menu_follows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM menu_follows f USING companies s, companies m
		WHERE NEW.id IN (f.company_id, f.model_id) AND s.id = f.company_id AND m.id = f.model_id
		AND (s.application_id <> m.application_id OR (m.franchise_id IS NOT NULL AND m.franchise_id IS DISTINCT FROM s.franchise_id));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "menu_follows_ended" AFTER UPDATE OF "franchise_id", "application_id" ON "companies" FOR EACH ROW
	WHEN (OLD.franchise_id IS DISTINCT FROM NEW.franchise_id OR OLD.application_id IS DISTINCT FROM NEW.application_id)
	EXECUTE FUNCTION "end_menu_follows"();
