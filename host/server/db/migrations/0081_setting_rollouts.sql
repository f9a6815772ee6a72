CREATE TABLE "setting_rollout_lines" (
	"rollout_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"before" jsonb,
	"version" integer NOT NULL,
	CONSTRAINT "setting_rollout_lines_rollout_id_company_id_pk" PRIMARY KEY("rollout_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "setting_rollouts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "setting_rollouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_by" bigint,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "setting_rollout_lines" ADD CONSTRAINT "setting_rollout_lines_rollout_id_setting_rollouts_id_fk" FOREIGN KEY ("rollout_id") REFERENCES "public"."setting_rollouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "setting_rollout_lines" ADD CONSTRAINT "setting_rollout_lines_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "setting_rollouts" ADD CONSTRAINT "setting_rollouts_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "setting_rollout_lines_company_id_index" ON "setting_rollout_lines" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "setting_rollouts_started_by_index" ON "setting_rollouts" USING btree ("started_by");