CREATE TABLE "loose_delivery_changes" (
	"delivery_id" bigint PRIMARY KEY NOT NULL,
	"change" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "loose_delivery_changes" ADD CONSTRAINT "loose_delivery_changes_delivery_id_loose_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."loose_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loose_delivery_changes_change_index" ON "loose_delivery_changes" USING btree ("change");--> statement-breakpoint
CREATE FUNCTION loose_delivery_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "loose_delivery_changes" ("delivery_id", "change") VALUES (NEW."id", pg_current_xact_id()::text::bigint)
  ON CONFLICT ("delivery_id") DO UPDATE SET "change" = EXCLUDED."change";
  PERFORM pg_notify('loose_deliveries', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER loose_delivery_changed AFTER INSERT OR UPDATE ON "loose_deliveries" FOR EACH ROW EXECUTE FUNCTION loose_delivery_changed();
