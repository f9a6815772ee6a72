CREATE TABLE "access_group_members" (
	"group_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "access_group_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "access_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("title", '') || chr(31) || coalesce("description", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("title", '') || chr(31) || coalesce("description", '')), '(.)', '\1z', 'g')) STORED,
	"title" text NOT NULL,
	"description" text,
	"company" bigint,
	"is_active" boolean DEFAULT false NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "access_group_members" ADD CONSTRAINT "access_group_members_group_id_access_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."access_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_group_members" ADD CONSTRAINT "access_group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_groups" ADD CONSTRAINT "access_groups_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_groups" ADD CONSTRAINT "access_groups_company_fk" FOREIGN KEY ("company") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_group_members_user_id_index" ON "access_group_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "access_groups_by_owner" ON "access_groups" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "access_groups_by_title" ON "access_groups" USING btree ("title","id","application_id");--> statement-breakpoint
CREATE INDEX "access_groups_by_is_active" ON "access_groups" USING btree ("is_active","id","application_id");--> statement-breakpoint
CREATE INDEX "access_groups_by_search_text" ON "access_groups" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "access_groups_by_spaced_text" ON "access_groups" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "access_groups_title_unique" ON "access_groups" USING btree ("application_id",lower("title"));--> statement-breakpoint
CREATE INDEX "access_groups_company_index" ON "access_groups" USING btree ("company");--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "access_groups" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "access_groups" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');