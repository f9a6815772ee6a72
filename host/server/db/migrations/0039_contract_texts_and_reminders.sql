CREATE TABLE "contract_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("title", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("title", '')), '(.)', '\1z', 'g')) STORED,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"body" text NOT NULL,
	"edition" bigint
);
--> statement-breakpoint
CREATE TABLE "contract_acceptance_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_acceptance_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version_id" bigint NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"token_hash" text,
	"sent_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"replaced_at" timestamp with time zone,
	"decision" text,
	"decided_at" timestamp with time zone,
	"reason" text,
	"given_name" text,
	"given_cpf" text,
	"ip" text,
	"failures" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "contract_acceptance_requests_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "contract_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contract_id" bigint NOT NULL,
	"number" smallint NOT NULL,
	"language" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"hash" text NOT NULL,
	"basis" text NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_template_editions" (
	"template_id" bigint NOT NULL,
	"edition" smallint NOT NULL,
	"language" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contract_template_editions_template_id_edition_pk" PRIMARY KEY("template_id","edition")
);
--> statement-breakpoint
CREATE TABLE "license_reminders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "license_reminders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"license_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"expires_at" date NOT NULL,
	"days" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "license_reminders_once" UNIQUE("license_id","user_id","expires_at","days")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "mail_jobs" ADD COLUMN "acceptance_request_id" bigint;--> statement-breakpoint
ALTER TABLE "mail_jobs" ADD COLUMN "license_reminder_id" bigint;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "template" bigint;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "template_edition" bigint;--> statement-breakpoint
ALTER TABLE "contract_templates" ADD CONSTRAINT "contract_templates_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_acceptance_requests" ADD CONSTRAINT "contract_acceptance_requests_version_id_contract_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."contract_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_versions" ADD CONSTRAINT "contract_versions_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_template_editions" ADD CONSTRAINT "contract_template_editions_template_id_contract_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."contract_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "license_reminders" ADD CONSTRAINT "license_reminders_license_id_licenses_id_fk" FOREIGN KEY ("license_id") REFERENCES "public"."licenses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "license_reminders" ADD CONSTRAINT "license_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_templates_by_owner" ON "contract_templates" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "contract_templates_by_title" ON "contract_templates" USING btree ("title","id","application_id");--> statement-breakpoint
CREATE INDEX "contract_templates_by_language" ON "contract_templates" USING btree ("language","id","application_id");--> statement-breakpoint
CREATE INDEX "contract_templates_by_edition" ON "contract_templates" USING btree ("edition","id","application_id");--> statement-breakpoint
CREATE INDEX "contract_templates_by_updated_at" ON "contract_templates" USING btree ("updated_at","id","application_id");--> statement-breakpoint
CREATE INDEX "contract_templates_by_search_text" ON "contract_templates" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contract_templates_by_spaced_text" ON "contract_templates" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contract_acceptance_requests_by_signer" ON "contract_acceptance_requests" USING btree ("version_id",lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "contract_versions_by_number" ON "contract_versions" USING btree ("contract_id","number");--> statement-breakpoint
ALTER TABLE "mail_jobs" ADD CONSTRAINT "mail_jobs_acceptance_request_id_contract_acceptance_requests_id_fk" FOREIGN KEY ("acceptance_request_id") REFERENCES "public"."contract_acceptance_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_jobs" ADD CONSTRAINT "mail_jobs_license_reminder_id_license_reminders_id_fk" FOREIGN KEY ("license_reminder_id") REFERENCES "public"."license_reminders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_template_fk" FOREIGN KEY ("template") REFERENCES "public"."contract_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_jobs_acceptance_request_id_index" ON "mail_jobs" USING btree ("acceptance_request_id");--> statement-breakpoint
CREATE INDEX "mail_jobs_license_reminder_id_index" ON "mail_jobs" USING btree ("license_reminder_id");--> statement-breakpoint
CREATE INDEX "contracts_template_index" ON "contracts" USING btree ("template");--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "contract_templates" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "contract_templates" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');