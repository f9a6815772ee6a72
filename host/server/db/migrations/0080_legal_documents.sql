CREATE TABLE "legal_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("title", ''))) STORED,
	"spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("title", '')), '(.)', '\1z', 'g')) STORED,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"user_type" text,
	"language" text NOT NULL,
	"requires_acceptance" boolean DEFAULT false NOT NULL,
	"changes" text,
	"body" text NOT NULL,
	"edition" bigint,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "legal_acceptances" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_acceptances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"document_id" bigint NOT NULL,
	"user_id" bigint,
	"user_name" text NOT NULL,
	"company_id" bigint,
	"accepted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"address" text,
	"user_agent" text
);
--> statement-breakpoint
ALTER TABLE "legal_documents" ADD CONSTRAINT "legal_documents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_acceptances" ADD CONSTRAINT "legal_acceptances_document_id_legal_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."legal_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_acceptances" ADD CONSTRAINT "legal_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_acceptances" ADD CONSTRAINT "legal_acceptances_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "legal_documents_by_owner" ON "legal_documents" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "legal_documents_by_title" ON "legal_documents" USING btree ("title","id","application_id");--> statement-breakpoint
CREATE INDEX "legal_documents_by_type" ON "legal_documents" USING btree ("type","id","application_id");--> statement-breakpoint
CREATE INDEX "legal_documents_by_user_type" ON "legal_documents" USING btree ("user_type","id","application_id");--> statement-breakpoint
CREATE INDEX "legal_documents_by_language" ON "legal_documents" USING btree ("language","id","application_id");--> statement-breakpoint
CREATE INDEX "legal_documents_by_edition" ON "legal_documents" USING btree ("edition","id","application_id");--> statement-breakpoint
CREATE INDEX "legal_documents_by_published_at" ON "legal_documents" USING btree ("published_at","id","application_id");--> statement-breakpoint
CREATE INDEX "legal_documents_by_status" ON "legal_documents" USING btree ("status","id","application_id");--> statement-breakpoint
CREATE INDEX "legal_documents_by_search_text" ON "legal_documents" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "legal_documents_by_spaced_text" ON "legal_documents" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "legal_acceptances_once" ON "legal_acceptances" USING btree ("document_id","user_id");--> statement-breakpoint
CREATE INDEX "legal_acceptances_user_id_index" ON "legal_acceptances" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "legal_acceptances_company_id_index" ON "legal_acceptances" USING btree ("company_id");--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "legal_documents" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "legal_documents" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');
--> statement-breakpoint
-- Of each type, audience and language of an application one document is in force: the edition published last.
CREATE FUNCTION supersede_legal_documents() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update legal_documents former set status = 'SUPERSEDED', version = former.version + 1, updated_at = now()
  where former.status = 'PUBLISHED' and former.application_id = new.application_id and former.type = new.type
    and former.user_type is not distinct from new.user_type and former.language = new.language
    and former.edition < new.edition;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "supersede_legal_documents" AFTER UPDATE OF "status" ON "legal_documents" FOR EACH ROW WHEN (new.status = 'PUBLISHED' AND old.status <> 'PUBLISHED') EXECUTE FUNCTION supersede_legal_documents();--> statement-breakpoint
CREATE UNIQUE INDEX "legal_documents_edition" ON "legal_documents" USING btree ("application_id","type",coalesce("user_type", ''),"language","edition");
