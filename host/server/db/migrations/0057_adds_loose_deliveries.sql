CREATE TABLE "loose_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loose_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("code", '') || chr(31) || coalesce("destination", '') || chr(31) || coalesce("recipients", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("code", '') || chr(31) || coalesce("destination", '') || chr(31) || coalesce("recipients", '')), '(.)', '\1z', 'g')) STORED,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"pickup" text,
	"pickup_place" "point",
	"destination" text NOT NULL,
	"recipients" text,
	"package_size" text NOT NULL,
	"vehicle" text NOT NULL,
	"needs_return" boolean DEFAULT false NOT NULL,
	"scheduled_for" timestamp with time zone,
	"delivery_person" bigint,
	"dropoffs" jsonb DEFAULT '[]' NOT NULL,
	"distance" double precision,
	"eta" bigint,
	"price" bigint NOT NULL,
	"refunded" bigint,
	"pay_by" text NOT NULL,
	"timeline" jsonb DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"balance_after_cents" integer NOT NULL,
	"delivery_id" bigint,
	"reason" text,
	"by" bigint,
	CONSTRAINT "credit_entries_not_below_zero" CHECK ("credit_entries"."balance_after_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "delivery_wallets" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"balance_cents" integer DEFAULT 0 NOT NULL,
	"is_invoiced" boolean DEFAULT false NOT NULL,
	"rates" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "delivery_wallets_not_below_zero" CHECK ("delivery_wallets"."balance_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "loose_delivery_tracks" (
	"code" text PRIMARY KEY NOT NULL,
	"delivery_id" bigint NOT NULL,
	"dropoff" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "loose_deliveries" ADD CONSTRAINT "loose_deliveries_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loose_deliveries" ADD CONSTRAINT "loose_deliveries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loose_deliveries" ADD CONSTRAINT "loose_deliveries_delivery_person_fk" FOREIGN KEY ("delivery_person") REFERENCES "public"."delivery_people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_delivery_id_loose_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."loose_deliveries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_wallets" ADD CONSTRAINT "delivery_wallets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loose_delivery_tracks" ADD CONSTRAINT "loose_delivery_tracks_delivery_id_loose_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."loose_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loose_deliveries_by_owner" ON "loose_deliveries" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "loose_deliveries_by_application" ON "loose_deliveries" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "loose_deliveries_by_code" ON "loose_deliveries" USING btree ("code","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "loose_deliveries_by_created_at" ON "loose_deliveries" USING btree ("created_at","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "loose_deliveries_by_destination" ON "loose_deliveries" USING btree ("destination","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "loose_deliveries_by_recipients" ON "loose_deliveries" USING btree ("recipients","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "loose_deliveries_by_distance" ON "loose_deliveries" USING btree ("distance","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "loose_deliveries_by_price" ON "loose_deliveries" USING btree ("price","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "loose_deliveries_by_status" ON "loose_deliveries" USING btree ("status","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "loose_deliveries_by_search_text" ON "loose_deliveries" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "loose_deliveries_by_spaced_text" ON "loose_deliveries" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "loose_deliveries_delivery_person_index" ON "loose_deliveries" USING btree ("delivery_person");--> statement-breakpoint
CREATE INDEX "credit_entries_company_id_id_index" ON "credit_entries" USING btree ("company_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_once" ON "credit_entries" USING btree ("delivery_id","kind");--> statement-breakpoint
CREATE INDEX "loose_delivery_tracks_delivery_id_index" ON "loose_delivery_tracks" USING btree ("delivery_id");--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "loose_deliveries" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "loose_deliveries" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');--> statement-breakpoint
CREATE FUNCTION "credit_entries_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'movements of credits are only ever added';
END $$;--> statement-breakpoint
CREATE TRIGGER "credit_entries_stay" BEFORE UPDATE OF "company_id", "at", "kind", "amount_cents", "balance_after_cents", "delivery_id" ON "credit_entries" FOR EACH ROW EXECUTE FUNCTION "credit_entries_stay"();
