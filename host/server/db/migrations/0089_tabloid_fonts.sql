CREATE TABLE "offer_tabloids_fonts" (
	"record_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "offer_tabloids_fonts_pk" PRIMARY KEY("record_id","target_id")
);
--> statement-breakpoint
DROP INDEX "braspag_subordinates_by_document_type";--> statement-breakpoint
DROP INDEX "jobs_by_key";--> statement-breakpoint
ALTER TABLE "offer_tabloids_fonts" ADD CONSTRAINT "offer_tabloids_fonts_record_fk" FOREIGN KEY ("record_id") REFERENCES "public"."offer_tabloids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_tabloids_fonts" ADD CONSTRAINT "offer_tabloids_fonts_target_fk" FOREIGN KEY ("target_id") REFERENCES "public"."offer_fonts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_tabloids_fonts_by_target" ON "offer_tabloids_fonts" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "braspag_transactions_by_order_code" ON "braspag_transactions" USING btree ("order_code","id","application_id","company_id");