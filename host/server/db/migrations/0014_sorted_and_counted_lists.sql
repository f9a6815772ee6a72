CREATE TABLE "record_counts" (
	"list" text NOT NULL,
	"scope" text NOT NULL,
	"owner" bigint NOT NULL,
	"shard" smallint NOT NULL,
	"records" bigint NOT NULL,
	CONSTRAINT "record_counts_list_scope_owner_shard_pk" PRIMARY KEY("list","scope","owner","shard")
);
--> statement-breakpoint
DROP INDEX "cities_by_title";--> statement-breakpoint
DROP INDEX "company_groups_by_title";--> statement-breakpoint
DROP INDEX "company_segments_by_title";--> statement-breakpoint
DROP INDEX "contracts_by_title";--> statement-breakpoint
DROP INDEX "departments_by_title";--> statement-breakpoint
DROP INDEX "licenses_by_title";--> statement-breakpoint
DROP INDEX "opening_hours_by_title";--> statement-breakpoint
DROP INDEX "packings_by_title";--> statement-breakpoint
DROP INDEX "registered_people_by_title";--> statement-breakpoint
DROP INDEX "shoppers_by_title";--> statement-breakpoint
DROP INDEX "user_types_by_title";--> statement-breakpoint
DROP INDEX "banners_by_title";--> statement-breakpoint
DROP INDEX "company_groups_by_status";--> statement-breakpoint
DROP INDEX "contracts_by_status";--> statement-breakpoint
DROP INDEX "coupons_by_title";--> statement-breakpoint
DROP INDEX "coupons_by_status";--> statement-breakpoint
DROP INDEX "licenses_by_status";--> statement-breakpoint
DROP INDEX "notification_topics_by_title";--> statement-breakpoint
DROP INDEX "registered_people_by_status";--> statement-breakpoint
DROP INDEX "shoppers_by_status";--> statement-breakpoint
CREATE INDEX "banners_by_target" ON "banners" USING btree ("target","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "banners_by_starts_at" ON "banners" USING btree ("starts_at","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "banners_by_ends_at" ON "banners" USING btree ("ends_at","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "banners_by_impressions" ON "banners" USING btree ("impressions","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "banners_by_clicks" ON "banners" USING btree ("clicks","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "banners_by_is_active" ON "banners" USING btree ("is_active","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "cities_by_name" ON "cities" USING btree ("name","id","application_id");--> statement-breakpoint
CREATE INDEX "cities_by_state" ON "cities" USING btree ("state","id","application_id");--> statement-breakpoint
CREATE INDEX "cities_by_minimum_fee" ON "cities" USING btree ("minimum_fee","id","application_id");--> statement-breakpoint
CREATE INDEX "cities_by_fee_per_km" ON "cities" USING btree ("fee_per_km","id","application_id");--> statement-breakpoint
CREATE INDEX "cities_by_is_active" ON "cities" USING btree ("is_active","id","application_id");--> statement-breakpoint
CREATE INDEX "company_groups_by_name" ON "company_groups" USING btree ("name","id","application_id");--> statement-breakpoint
CREATE INDEX "company_groups_by_responsible" ON "company_groups" USING btree ("responsible","id","application_id");--> statement-breakpoint
CREATE INDEX "company_groups_by_shares_catalog" ON "company_groups" USING btree ("shares_catalog","id","application_id");--> statement-breakpoint
CREATE INDEX "company_groups_by_bills_together" ON "company_groups" USING btree ("bills_together","id","application_id");--> statement-breakpoint
CREATE INDEX "company_segments_by_name" ON "company_segments" USING btree ("name","id","application_id");--> statement-breakpoint
CREATE INDEX "company_segments_by_slug" ON "company_segments" USING btree ("slug","id","application_id");--> statement-breakpoint
CREATE INDEX "company_segments_by_company_type" ON "company_segments" USING btree ("company_type","id","application_id");--> statement-breakpoint
CREATE INDEX "company_segments_by_is_active" ON "company_segments" USING btree ("is_active","id","application_id");--> statement-breakpoint
CREATE INDEX "contracts_by_number" ON "contracts" USING btree ("number","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "contracts_by_plan" ON "contracts" USING btree ("plan","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "contracts_by_commission" ON "contracts" USING btree ("commission","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "contracts_by_monthly_fee" ON "contracts" USING btree ("monthly_fee","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "contracts_by_starts_at" ON "contracts" USING btree ("starts_at","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "contracts_by_ends_at" ON "contracts" USING btree ("ends_at","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "coupons_by_code" ON "coupons" USING btree ("code","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "coupons_by_type" ON "coupons" USING btree ("type","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "coupons_by_percent" ON "coupons" USING btree ("percent","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "coupons_by_value" ON "coupons" USING btree ("value","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "coupons_by_starts_at" ON "coupons" USING btree ("starts_at","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "coupons_by_ends_at" ON "coupons" USING btree ("ends_at","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "coupons_by_used" ON "coupons" USING btree ("used","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "coupons_by_funded_by" ON "coupons" USING btree ("funded_by","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "departments_by_name" ON "departments" USING btree ("name","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "departments_by_kind" ON "departments" USING btree ("kind","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "departments_by_is_active" ON "departments" USING btree ("is_active","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "licenses_by_key" ON "licenses" USING btree ("key","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "licenses_by_product" ON "licenses" USING btree ("product","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "licenses_by_customer" ON "licenses" USING btree ("customer","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "licenses_by_plan" ON "licenses" USING btree ("plan","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "licenses_by_used_seats" ON "licenses" USING btree ("used_seats","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "licenses_by_seats" ON "licenses" USING btree ("seats","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "licenses_by_expires_at" ON "licenses" USING btree ("expires_at","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "notification_topics_by_key" ON "notification_topics" USING btree ("key","id","application_id");--> statement-breakpoint
CREATE INDEX "notification_topics_by_subscribers" ON "notification_topics" USING btree ("subscribers","id","application_id");--> statement-breakpoint
CREATE INDEX "notification_topics_by_is_default" ON "notification_topics" USING btree ("is_default","id","application_id");--> statement-breakpoint
CREATE INDEX "notification_topics_by_is_active" ON "notification_topics" USING btree ("is_active","id","application_id");--> statement-breakpoint
CREATE INDEX "opening_hours_by_service" ON "opening_hours" USING btree ("service","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "opening_hours_by_updated_at" ON "opening_hours" USING btree ("updated_at","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "packings_by_name" ON "packings" USING btree ("name","id","application_id");--> statement-breakpoint
CREATE INDEX "packings_by_abbreviation" ON "packings" USING btree ("abbreviation","id","application_id");--> statement-breakpoint
CREATE INDEX "packings_by_kind" ON "packings" USING btree ("kind","id","application_id");--> statement-breakpoint
CREATE INDEX "packings_by_factor" ON "packings" USING btree ("factor","id","application_id");--> statement-breakpoint
CREATE INDEX "packings_by_price" ON "packings" USING btree ("price","id","application_id");--> statement-breakpoint
CREATE INDEX "packings_by_is_active" ON "packings" USING btree ("is_active","id","application_id");--> statement-breakpoint
CREATE INDEX "registered_people_by_name" ON "registered_people" USING btree ("name","id","application_id");--> statement-breakpoint
CREATE INDEX "registered_people_by_cpf" ON "registered_people" USING btree ("cpf","id","application_id");--> statement-breakpoint
CREATE INDEX "registered_people_by_cnpj" ON "registered_people" USING btree ("cnpj","id","application_id");--> statement-breakpoint
CREATE INDEX "registered_people_by_phone" ON "registered_people" USING btree ("phone","id","application_id");--> statement-breakpoint
CREATE INDEX "registered_people_by_city" ON "registered_people" USING btree ("city","id","application_id");--> statement-breakpoint
CREATE INDEX "shoppers_by_name" ON "shoppers" USING btree ("name","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "shoppers_by_is_online" ON "shoppers" USING btree ("is_online","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "shoppers_by_items_per_hour" ON "shoppers" USING btree ("items_per_hour","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "shoppers_by_found_rate" ON "shoppers" USING btree ("found_rate","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "shoppers_by_orders_week" ON "shoppers" USING btree ("orders_week","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "user_types_by_name" ON "user_types" USING btree ("name","id","application_id");--> statement-breakpoint
CREATE INDEX "user_types_by_key" ON "user_types" USING btree ("key","id","application_id");--> statement-breakpoint
CREATE INDEX "user_types_by_fallback" ON "user_types" USING btree ("fallback","id","application_id");--> statement-breakpoint
CREATE INDEX "user_types_by_signs_in_to_panel" ON "user_types" USING btree ("signs_in_to_panel","id","application_id");--> statement-breakpoint
CREATE INDEX "user_types_by_is_active" ON "user_types" USING btree ("is_active","id","application_id");--> statement-breakpoint
CREATE INDEX "banners_by_title" ON "banners" USING btree ("title","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "company_groups_by_status" ON "company_groups" USING btree ("status","id","application_id");--> statement-breakpoint
CREATE INDEX "contracts_by_status" ON "contracts" USING btree ("status","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "coupons_by_title" ON "coupons" USING btree ("title","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "coupons_by_status" ON "coupons" USING btree ("status","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "licenses_by_status" ON "licenses" USING btree ("status","id","application_id","company_id");--> statement-breakpoint
CREATE INDEX "notification_topics_by_title" ON "notification_topics" USING btree ("title","id","application_id");--> statement-breakpoint
CREATE INDEX "registered_people_by_status" ON "registered_people" USING btree ("status","id","application_id");--> statement-breakpoint
CREATE INDEX "shoppers_by_status" ON "shoppers" USING btree ("status","id","application_id","company_id");--> statement-breakpoint
CREATE FUNCTION "count_records"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	owners text := '(''all'', 0::bigint)';
BEGIN
	FOR at IN 0 .. TG_NARGS - 1 LOOP
		owners := owners || format(', (%L, %I)', TG_ARGV[at], TG_ARGV[at]);
	END LOOP;
	EXECUTE format('
		INSERT INTO record_counts AS counted (list, scope, owner, shard, records)
		SELECT %L, scope, owner, pg_backend_pid() %% 16, %s * count(*) FROM changed
		CROSS JOIN LATERAL (VALUES %s) AS of (scope, owner)
		WHERE owner IS NOT NULL
		GROUP BY scope, owner
		ORDER BY scope, owner
		ON CONFLICT (list, scope, owner, shard) DO UPDATE SET records = counted.records + excluded.records',
		TG_TABLE_NAME, CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END, owners);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "audit_lines" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'franchise_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "audit_lines" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'franchise_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "banners" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "banners" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "cities" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');
--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "cities" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');
--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "company_groups" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');
--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "company_groups" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');
--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "company_segments" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');
--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "company_segments" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');
--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "contracts" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "contracts" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "coupons" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "coupons" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "departments" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "departments" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "licenses" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "licenses" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "notification_topics" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');
--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "notification_topics" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');
--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "opening_hours" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "opening_hours" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "packings" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');
--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "packings" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');
--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "registered_people" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');
--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "registered_people" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');
--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "shoppers" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "shoppers" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER "count_added" AFTER INSERT ON "user_types" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');
--> statement-breakpoint
CREATE TRIGGER "count_removed" AFTER DELETE ON "user_types" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_records"('application_id');
--> statement-breakpoint
INSERT INTO "record_counts" ("list", "scope", "owner", "shard", "records") SELECT 'audit_lines', scope, owner, 0, count(*) FROM "audit_lines" CROSS JOIN LATERAL (VALUES ('all', 0), ('application_id', application_id), ('franchise_id', franchise_id), ('company_id', company_id)) AS of (scope, owner) WHERE owner IS NOT NULL GROUP BY scope, owner;
--> statement-breakpoint
INSERT INTO "record_counts" ("list", "scope", "owner", "shard", "records") SELECT 'banners', scope, owner, 0, count(*) FROM "banners" CROSS JOIN LATERAL (VALUES ('all', 0), ('application_id', application_id), ('company_id', company_id)) AS of (scope, owner) WHERE owner IS NOT NULL GROUP BY scope, owner;
--> statement-breakpoint
INSERT INTO "record_counts" ("list", "scope", "owner", "shard", "records") SELECT 'cities', scope, owner, 0, count(*) FROM "cities" CROSS JOIN LATERAL (VALUES ('all', 0), ('application_id', application_id)) AS of (scope, owner) WHERE owner IS NOT NULL GROUP BY scope, owner;
--> statement-breakpoint
INSERT INTO "record_counts" ("list", "scope", "owner", "shard", "records") SELECT 'company_groups', scope, owner, 0, count(*) FROM "company_groups" CROSS JOIN LATERAL (VALUES ('all', 0), ('application_id', application_id)) AS of (scope, owner) WHERE owner IS NOT NULL GROUP BY scope, owner;
--> statement-breakpoint
INSERT INTO "record_counts" ("list", "scope", "owner", "shard", "records") SELECT 'company_segments', scope, owner, 0, count(*) FROM "company_segments" CROSS JOIN LATERAL (VALUES ('all', 0), ('application_id', application_id)) AS of (scope, owner) WHERE owner IS NOT NULL GROUP BY scope, owner;
--> statement-breakpoint
INSERT INTO "record_counts" ("list", "scope", "owner", "shard", "records") SELECT 'contracts', scope, owner, 0, count(*) FROM "contracts" CROSS JOIN LATERAL (VALUES ('all', 0), ('application_id', application_id), ('company_id', company_id)) AS of (scope, owner) WHERE owner IS NOT NULL GROUP BY scope, owner;
--> statement-breakpoint
INSERT INTO "record_counts" ("list", "scope", "owner", "shard", "records") SELECT 'coupons', scope, owner, 0, count(*) FROM "coupons" CROSS JOIN LATERAL (VALUES ('all', 0), ('application_id', application_id), ('company_id', company_id)) AS of (scope, owner) WHERE owner IS NOT NULL GROUP BY scope, owner;
--> statement-breakpoint
INSERT INTO "record_counts" ("list", "scope", "owner", "shard", "records") SELECT 'departments', scope, owner, 0, count(*) FROM "departments" CROSS JOIN LATERAL (VALUES ('all', 0), ('application_id', application_id), ('company_id', company_id)) AS of (scope, owner) WHERE owner IS NOT NULL GROUP BY scope, owner;
--> statement-breakpoint
INSERT INTO "record_counts" ("list", "scope", "owner", "shard", "records") SELECT 'licenses', scope, owner, 0, count(*) FROM "licenses" CROSS JOIN LATERAL (VALUES ('all', 0), ('application_id', application_id), ('company_id', company_id)) AS of (scope, owner) WHERE owner IS NOT NULL GROUP BY scope, owner;
--> statement-breakpoint
INSERT INTO "record_counts" ("list", "scope", "owner", "shard", "records") SELECT 'notification_topics', scope, owner, 0, count(*) FROM "notification_topics" CROSS JOIN LATERAL (VALUES ('all', 0), ('application_id', application_id)) AS of (scope, owner) WHERE owner IS NOT NULL GROUP BY scope, owner;
--> statement-breakpoint
INSERT INTO "record_counts" ("list", "scope", "owner", "shard", "records") SELECT 'opening_hours', scope, owner, 0, count(*) FROM "opening_hours" CROSS JOIN LATERAL (VALUES ('all', 0), ('application_id', application_id), ('company_id', company_id)) AS of (scope, owner) WHERE owner IS NOT NULL GROUP BY scope, owner;
--> statement-breakpoint
INSERT INTO "record_counts" ("list", "scope", "owner", "shard", "records") SELECT 'packings', scope, owner, 0, count(*) FROM "packings" CROSS JOIN LATERAL (VALUES ('all', 0), ('application_id', application_id)) AS of (scope, owner) WHERE owner IS NOT NULL GROUP BY scope, owner;
--> statement-breakpoint
INSERT INTO "record_counts" ("list", "scope", "owner", "shard", "records") SELECT 'registered_people', scope, owner, 0, count(*) FROM "registered_people" CROSS JOIN LATERAL (VALUES ('all', 0), ('application_id', application_id)) AS of (scope, owner) WHERE owner IS NOT NULL GROUP BY scope, owner;
--> statement-breakpoint
INSERT INTO "record_counts" ("list", "scope", "owner", "shard", "records") SELECT 'shoppers', scope, owner, 0, count(*) FROM "shoppers" CROSS JOIN LATERAL (VALUES ('all', 0), ('application_id', application_id), ('company_id', company_id)) AS of (scope, owner) WHERE owner IS NOT NULL GROUP BY scope, owner;
--> statement-breakpoint
INSERT INTO "record_counts" ("list", "scope", "owner", "shard", "records") SELECT 'user_types', scope, owner, 0, count(*) FROM "user_types" CROSS JOIN LATERAL (VALUES ('all', 0), ('application_id', application_id)) AS of (scope, owner) WHERE owner IS NOT NULL GROUP BY scope, owner;