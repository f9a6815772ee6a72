CREATE TABLE "order_settings" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"auto_accept" boolean DEFAULT false NOT NULL,
	"auto_accept_since" timestamp with time zone,
	"auto_print" boolean DEFAULT false NOT NULL,
	"prep_minutes" integer DEFAULT 35 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_settings" ADD CONSTRAINT "order_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;