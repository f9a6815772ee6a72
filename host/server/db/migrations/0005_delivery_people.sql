CREATE TABLE "delivery_removals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_removals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"delivery_person_id" bigint NOT NULL,
	"application_id" bigint,
	"franchise_id" bigint,
	"company_id" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"change" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "online_times" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "online_times_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"delivery_person_id" bigint NOT NULL,
	"online_at" timestamp with time zone DEFAULT now() NOT NULL,
	"offline_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "races" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "races_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"delivery_person_id" bigint NOT NULL,
	"company_id" bigint,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"outcome" text,
	"distance" integer NOT NULL,
	"fee_cents" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "delivery_people" ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_people" ADD COLUMN "change" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_positions" ADD COLUMN "change" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "online_times" ADD CONSTRAINT "online_times_delivery_person_id_delivery_people_id_fk" FOREIGN KEY ("delivery_person_id") REFERENCES "public"."delivery_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "races" ADD CONSTRAINT "races_delivery_person_id_delivery_people_id_fk" FOREIGN KEY ("delivery_person_id") REFERENCES "public"."delivery_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "races" ADD CONSTRAINT "races_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_removals_change_index" ON "delivery_removals" USING btree ("change");--> statement-breakpoint
CREATE INDEX "delivery_removals_at_index" ON "delivery_removals" USING btree ("at");--> statement-breakpoint
CREATE INDEX "online_times_delivery_person_id_online_at_index" ON "online_times" USING btree ("delivery_person_id","online_at");--> statement-breakpoint
CREATE UNIQUE INDEX "online_now" ON "online_times" USING btree ("delivery_person_id") WHERE offline_at is null;--> statement-breakpoint
CREATE INDEX "races_delivery_person_id_started_at_index" ON "races" USING btree ("delivery_person_id","started_at");--> statement-breakpoint
CREATE INDEX "races_delivery_person_id_finished_at_fee_cents_index" ON "races" USING btree ("delivery_person_id","finished_at","fee_cents");--> statement-breakpoint
CREATE INDEX "races_company_id_index" ON "races" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "delivery_people_application_id_flag_index" ON "delivery_people" USING btree ("application_id","flag");--> statement-breakpoint
CREATE INDEX "delivery_people_application_id_type_of_vehicle_index" ON "delivery_people" USING btree ("application_id","type_of_vehicle");--> statement-breakpoint
CREATE INDEX "delivery_people_is_online_on_route_index" ON "delivery_people" USING btree ("is_online","on_route");--> statement-breakpoint
CREATE INDEX "delivery_people_flag_index" ON "delivery_people" USING btree ("flag");--> statement-breakpoint
CREATE INDEX "delivery_people_type_of_vehicle_index" ON "delivery_people" USING btree ("type_of_vehicle");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_people_cpf" ON "delivery_people" USING btree ("application_id","cpf");--> statement-breakpoint
CREATE INDEX "delivery_people_cpf_search" ON "delivery_people" USING gin ("cpf" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "delivery_people_change_index" ON "delivery_people" USING btree ("change");--> statement-breakpoint
CREATE INDEX "delivery_positions_change_index" ON "delivery_positions" USING btree ("change");--> statement-breakpoint
CREATE INDEX "people_search" ON "people" USING gin ("name" gin_trgm_ops);