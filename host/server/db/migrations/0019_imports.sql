CREATE TABLE "import_rows" (
	"import_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"values" jsonb NOT NULL,
	"keys" text[] NOT NULL,
	"outcome" text DEFAULT 'OPEN' NOT NULL,
	"step" text DEFAULT 'WAITING' NOT NULL,
	"problems" jsonb NOT NULL,
	"is_asked" boolean DEFAULT false NOT NULL,
	"is_ticked" boolean DEFAULT true NOT NULL,
	"record_id" bigint,
	"label" text,
	"changes" jsonb,
	"before" jsonb,
	"version_before" integer,
	"version_after" integer,
	CONSTRAINT "import_rows_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"application_id" bigint,
	"franchise_id" bigint,
	"company_id" bigint,
	"user_id" bigint NOT NULL,
	"viewed_id" bigint,
	"address" text,
	"user_agent" text,
	"file_name" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_franchise_id_franchises_id_fk" FOREIGN KEY ("franchise_id") REFERENCES "public"."franchises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_viewed_id_companies_id_fk" FOREIGN KEY ("viewed_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_waiting" ON "import_rows" USING btree ("import_id","line") WHERE "import_rows"."outcome" = 'OPEN';--> statement-breakpoint
CREATE INDEX "imports_company_id_index" ON "imports" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "imports_user_id_index" ON "imports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "imports_viewed_id_index" ON "imports" USING btree ("viewed_id");--> statement-breakpoint
CREATE INDEX "imports_created_at_index" ON "imports" USING btree ("created_at");