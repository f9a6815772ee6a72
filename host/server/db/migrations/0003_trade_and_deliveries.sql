CREATE TABLE "company_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL,
	"is_manual" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" bigint,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_people" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint,
	"franchise_id" bigint,
	"company_id" bigint,
	"person_id" bigint,
	"is_online" boolean DEFAULT false NOT NULL,
	"on_route" boolean DEFAULT false NOT NULL,
	"flag" text DEFAULT 'FREE' NOT NULL,
	"cpf" text,
	"type_of_vehicle" text,
	"deliveryman_paid" boolean DEFAULT false NOT NULL,
	"delivery_man_paid_date" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_positions" (
	"delivery_person_id" bigint PRIMARY KEY NOT NULL,
	"longitude" double precision NOT NULL,
	"latitude" double precision NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"total_cents" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"protocol" text NOT NULL,
	"subject" text NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"priority" text DEFAULT 'MEDIUM' NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "tickets_protocol_unique" UNIQUE("protocol")
);
--> statement-breakpoint
ALTER TABLE "company_deliveries" ADD CONSTRAINT "company_deliveries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_deliveries" ADD CONSTRAINT "company_deliveries_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_people" ADD CONSTRAINT "delivery_people_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_people" ADD CONSTRAINT "delivery_people_franchise_id_franchises_id_fk" FOREIGN KEY ("franchise_id") REFERENCES "public"."franchises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_people" ADD CONSTRAINT "delivery_people_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_people" ADD CONSTRAINT "delivery_people_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_positions" ADD CONSTRAINT "delivery_positions_delivery_person_id_delivery_people_id_fk" FOREIGN KEY ("delivery_person_id") REFERENCES "public"."delivery_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_deliveries_company_id_index" ON "company_deliveries" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "delivery_people_application_id_is_online_on_route_index" ON "delivery_people" USING btree ("application_id","is_online","on_route");--> statement-breakpoint
CREATE INDEX "delivery_people_franchise_id_is_online_on_route_index" ON "delivery_people" USING btree ("franchise_id","is_online","on_route");--> statement-breakpoint
CREATE INDEX "delivery_people_company_id_is_online_on_route_index" ON "delivery_people" USING btree ("company_id","is_online","on_route");--> statement-breakpoint
CREATE INDEX "delivery_people_person_id_index" ON "delivery_people" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "people_application_id_index" ON "people" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "orders_placed_at_company_id_status_total_cents_index" ON "orders" USING btree ("placed_at","company_id","status","total_cents");--> statement-breakpoint
CREATE INDEX "orders_company_id_placed_at_status_total_cents_index" ON "orders" USING btree ("company_id","placed_at","status","total_cents");--> statement-breakpoint
CREATE INDEX "tickets_status_company_id_priority_index" ON "tickets" USING btree ("status","company_id","priority");--> statement-breakpoint
CREATE INDEX "tickets_company_id_status_priority_index" ON "tickets" USING btree ("company_id","status","priority");