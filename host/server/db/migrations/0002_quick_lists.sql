CREATE TABLE "user_counts" (
	"scope" text NOT NULL,
	"owner" bigint NOT NULL,
	"shard" smallint NOT NULL,
	"users" bigint NOT NULL,
	CONSTRAINT "user_counts_scope_owner_shard_pk" PRIMARY KEY("scope","owner","shard")
);
--> statement-breakpoint
DROP INDEX "user_roles_role_id_index";--> statement-breakpoint
DROP INDEX "users_application_id_index";--> statement-breakpoint
DROP INDEX "users_franchise_id_index";--> statement-breakpoint
DROP INDEX "users_company_id_index";--> statement-breakpoint
DROP INDEX "users_fullname_search";--> statement-breakpoint
DROP INDEX "users_username_search";--> statement-breakpoint
DROP INDEX "users_email_search";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(fullname || chr(31) || username || chr(31) || email)) STORED;--> statement-breakpoint
CREATE INDEX "roles_by_title" ON "roles" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "user_roles_role_id_user_id_index" ON "user_roles" USING btree ("role_id","user_id");--> statement-breakpoint
CREATE INDEX "users_application_id_id_index" ON "users" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "users_franchise_id_id_index" ON "users" USING btree ("franchise_id","id");--> statement-breakpoint
CREATE INDEX "users_company_id_id_index" ON "users" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "users_by_fullname" ON "users" USING btree ("fullname","id","application_id","franchise_id","company_id");--> statement-breakpoint
CREATE INDEX "users_by_username" ON "users" USING btree ("username","id","application_id","franchise_id","company_id");--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("email","id","application_id","franchise_id","company_id");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE FUNCTION "count_users"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format('
		INSERT INTO user_counts AS counted (scope, owner, shard, users)
		SELECT scope, owner, pg_backend_pid() %% 16, sum(change) FROM (%s) AS changed
		CROSS JOIN LATERAL (VALUES (''all'', 0), (''application'', application_id), (''company'', company_id)) AS of (scope, owner)
		WHERE owner IS NOT NULL
		GROUP BY scope, owner HAVING sum(change) <> 0
		ORDER BY scope, owner
		ON CONFLICT (scope, owner, shard) DO UPDATE SET users = counted.users + excluded.users',
		CASE TG_OP
			WHEN 'INSERT' THEN 'SELECT application_id, company_id, 1 AS change FROM added'
			WHEN 'DELETE' THEN 'SELECT application_id, company_id, -1 AS change FROM removed'
			ELSE 'SELECT application_id, company_id, 1 AS change FROM added
				UNION ALL SELECT application_id, company_id, -1 FROM removed'
		END);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "count_users_added" AFTER INSERT ON "users" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "count_users"();--> statement-breakpoint
CREATE TRIGGER "count_users_removed" AFTER DELETE ON "users" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "count_users"();--> statement-breakpoint
CREATE TRIGGER "count_users_moved" AFTER UPDATE ON "users" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "count_users"();--> statement-breakpoint
INSERT INTO "user_counts" ("scope", "owner", "shard", "users")
SELECT scope, owner, 0, count(*) FROM "users"
CROSS JOIN LATERAL (VALUES ('all', 0), ('application', application_id), ('company', company_id)) AS of (scope, owner)
WHERE owner IS NOT NULL GROUP BY scope, owner;
