DROP INDEX "companies_cnpj_unique";--> statement-breakpoint
DROP INDEX "franchises_cnpj_unique";--> statement-breakpoint
DROP INDEX "users_username_unique";--> statement-breakpoint
DROP INDEX "access_groups_title_unique";--> statement-breakpoint
DROP INDEX "acl_groups_name_unique";--> statement-breakpoint
DROP INDEX "acl_modules_key_unique";--> statement-breakpoint
DROP INDEX "banks_code_unique";--> statement-breakpoint
DROP INDEX "banks_ispb_unique";--> statement-breakpoint
DROP INDEX "canned_replies_shortcut_unique";--> statement-breakpoint
DROP INDEX "cities_ibge_code_unique";--> statement-breakpoint
DROP INDEX "company_groups_name_unique";--> statement-breakpoint
DROP INDEX "company_payment_methods_name_unique";--> statement-breakpoint
DROP INDEX "company_segments_name_unique";--> statement-breakpoint
DROP INDEX "company_segments_slug_unique";--> statement-breakpoint
DROP INDEX "contracts_number_unique";--> statement-breakpoint
DROP INDEX "cost_centers_code_unique";--> statement-breakpoint
DROP INDEX "countries_name_unique";--> statement-breakpoint
DROP INDEX "countries_iso2_unique";--> statement-breakpoint
DROP INDEX "countries_iso3_unique";--> statement-breakpoint
DROP INDEX "country_states_ibge_code_unique";--> statement-breakpoint
DROP INDEX "coupons_code_unique";--> statement-breakpoint
DROP INDEX "email_types_key_unique";--> statement-breakpoint
DROP INDEX "invoices_number_unique";--> statement-breakpoint
DROP INDEX "licenses_key_unique";--> statement-breakpoint
DROP INDEX "message_templates_key_unique";--> statement-breakpoint
DROP INDEX "notification_topics_key_unique";--> statement-breakpoint
DROP INDEX "offer_cities_ibge_code_unique";--> statement-breakpoint
DROP INDEX "offer_companies_cnpj_unique";--> statement-breakpoint
DROP INDEX "offer_sites_domain_unique";--> statement-breakpoint
DROP INDEX "opening_hours_service_unique";--> statement-breakpoint
DROP INDEX "packings_name_unique";--> statement-breakpoint
DROP INDEX "payment_methods_name_unique";--> statement-breakpoint
DROP INDEX "payment_types_name_unique";--> statement-breakpoint
DROP INDEX "registered_people_cpf_unique";--> statement-breakpoint
DROP INDEX "registered_people_cnpj_unique";--> statement-breakpoint
DROP INDEX "ticket_replies_shortcut_unique";--> statement-breakpoint
DROP INDEX "user_types_key_unique";--> statement-breakpoint
DROP INDEX "saved_views_by_name";--> statement-breakpoint
-- Names that were different until now but are one once folded: the first keeps its own, the others get a number behind it.
DO $$
DECLARE
  one record;
  renamed bigint;
BEGIN
  FOR one IN SELECT * FROM (VALUES
    ('companies', 'cnpj', '"application_id",'),
    ('franchises', 'cnpj', '"application_id",'),
    ('users', 'username', ''),
    ('access_groups', 'title', '"application_id",'),
    ('acl_groups', 'name', '"application_id",'),
    ('acl_modules', 'key', ''),
    ('banks', 'code', ''),
    ('banks', 'ispb', ''),
    ('canned_replies', 'shortcut', '"company_id",'),
    ('cities', 'ibge_code', '"application_id",'),
    ('company_groups', 'name', '"application_id",'),
    ('company_payment_methods', 'name', '"company_id",'),
    ('company_segments', 'name', '"application_id",'),
    ('company_segments', 'slug', '"application_id",'),
    ('contracts', 'number', '"company_id",'),
    ('cost_centers', 'code', '"company_id",'),
    ('countries', 'name', ''),
    ('countries', 'iso2', ''),
    ('countries', 'iso3', ''),
    ('country_states', 'ibge_code', ''),
    ('coupons', 'code', '"company_id",'),
    ('email_types', 'key', '"application_id",'),
    ('invoices', 'number', '"company_id",'),
    ('licenses', 'key', '"company_id",'),
    ('message_templates', 'key', '"company_id",'),
    ('notification_topics', 'key', '"application_id",'),
    ('offer_cities', 'ibge_code', '"application_id",'),
    ('offer_companies', 'cnpj', '"application_id",'),
    ('offer_sites', 'domain', '"application_id",'),
    ('opening_hours', 'service', '"company_id",'),
    ('packings', 'name', '"application_id",'),
    ('payment_methods', 'name', '"application_id",'),
    ('payment_types', 'name', '"application_id",'),
    ('registered_people', 'cpf', '"application_id",'),
    ('registered_people', 'cnpj', '"application_id",'),
    ('ticket_replies', 'shortcut', '"application_id",'),
    ('user_types', 'key', '"application_id",'),
    ('saved_views', 'name', '"user_id","list",')
  ) named (list, field, owners) LOOP
    LOOP
      EXECUTE format(
        'UPDATE %1$I t SET %2$I = btrim(t.%2$I) || '' ('' || same.place || '')'' FROM (
          SELECT id, row_number() OVER (PARTITION BY %3$s btrim(folded(%2$I)) ORDER BY id) AS place FROM %1$I WHERE %2$I IS NOT NULL
        ) same WHERE same.id = t.id AND same.place > 1', one.list, one.field, one.owners);
      GET DIAGNOSTICS renamed = ROW_COUNT;
      EXIT WHEN renamed = 0;
    END LOOP;
  END LOOP;
END $$;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_cnpj_unique" ON "companies" USING btree ("application_id",btrim(folded("cnpj")));--> statement-breakpoint
CREATE UNIQUE INDEX "franchises_cnpj_unique" ON "franchises" USING btree ("application_id",btrim(folded("cnpj")));--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_unique" ON "users" USING btree (btrim(folded("username")));--> statement-breakpoint
CREATE UNIQUE INDEX "access_groups_title_unique" ON "access_groups" USING btree ("application_id",btrim(folded("title")));--> statement-breakpoint
CREATE UNIQUE INDEX "acl_groups_name_unique" ON "acl_groups" USING btree ("application_id",btrim(folded("name")));--> statement-breakpoint
CREATE UNIQUE INDEX "acl_modules_key_unique" ON "acl_modules" USING btree (btrim(folded("key")));--> statement-breakpoint
CREATE UNIQUE INDEX "banks_code_unique" ON "banks" USING btree (btrim(folded("code")));--> statement-breakpoint
CREATE UNIQUE INDEX "banks_ispb_unique" ON "banks" USING btree (btrim(folded("ispb")));--> statement-breakpoint
CREATE UNIQUE INDEX "canned_replies_shortcut_unique" ON "canned_replies" USING btree ("company_id",btrim(folded("shortcut")));--> statement-breakpoint
CREATE UNIQUE INDEX "cities_ibge_code_unique" ON "cities" USING btree ("application_id",btrim(folded("ibge_code")));--> statement-breakpoint
CREATE UNIQUE INDEX "company_groups_name_unique" ON "company_groups" USING btree ("application_id",btrim(folded("name")));--> statement-breakpoint
CREATE UNIQUE INDEX "company_payment_methods_name_unique" ON "company_payment_methods" USING btree ("company_id",btrim(folded("name")));--> statement-breakpoint
CREATE UNIQUE INDEX "company_segments_name_unique" ON "company_segments" USING btree ("application_id",btrim(folded("name")));--> statement-breakpoint
CREATE UNIQUE INDEX "company_segments_slug_unique" ON "company_segments" USING btree ("application_id",btrim(folded("slug")));--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_number_unique" ON "contracts" USING btree ("company_id",btrim(folded("number")));--> statement-breakpoint
CREATE UNIQUE INDEX "cost_centers_code_unique" ON "cost_centers" USING btree ("company_id",btrim(folded("code")));--> statement-breakpoint
CREATE UNIQUE INDEX "countries_name_unique" ON "countries" USING btree (btrim(folded("name")));--> statement-breakpoint
CREATE UNIQUE INDEX "countries_iso2_unique" ON "countries" USING btree (btrim(folded("iso2")));--> statement-breakpoint
CREATE UNIQUE INDEX "countries_iso3_unique" ON "countries" USING btree (btrim(folded("iso3")));--> statement-breakpoint
CREATE UNIQUE INDEX "country_states_ibge_code_unique" ON "country_states" USING btree (btrim(folded("ibge_code")));--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code_unique" ON "coupons" USING btree ("company_id",btrim(folded("code")));--> statement-breakpoint
CREATE UNIQUE INDEX "email_types_key_unique" ON "email_types" USING btree ("application_id",btrim(folded("key")));--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number_unique" ON "invoices" USING btree ("company_id",btrim(folded("number")));--> statement-breakpoint
CREATE UNIQUE INDEX "licenses_key_unique" ON "licenses" USING btree ("company_id",btrim(folded("key")));--> statement-breakpoint
CREATE UNIQUE INDEX "message_templates_key_unique" ON "message_templates" USING btree ("company_id",btrim(folded("key")));--> statement-breakpoint
CREATE UNIQUE INDEX "notification_topics_key_unique" ON "notification_topics" USING btree ("application_id",btrim(folded("key")));--> statement-breakpoint
CREATE UNIQUE INDEX "offer_cities_ibge_code_unique" ON "offer_cities" USING btree ("application_id",btrim(folded("ibge_code")));--> statement-breakpoint
CREATE UNIQUE INDEX "offer_companies_cnpj_unique" ON "offer_companies" USING btree ("application_id",btrim(folded("cnpj")));--> statement-breakpoint
CREATE UNIQUE INDEX "offer_sites_domain_unique" ON "offer_sites" USING btree ("application_id",btrim(folded("domain")));--> statement-breakpoint
CREATE UNIQUE INDEX "opening_hours_service_unique" ON "opening_hours" USING btree ("company_id",btrim(folded("service")));--> statement-breakpoint
CREATE UNIQUE INDEX "packings_name_unique" ON "packings" USING btree ("application_id",btrim(folded("name")));--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_name_unique" ON "payment_methods" USING btree ("application_id",btrim(folded("name")));--> statement-breakpoint
CREATE UNIQUE INDEX "payment_types_name_unique" ON "payment_types" USING btree ("application_id",btrim(folded("name")));--> statement-breakpoint
CREATE UNIQUE INDEX "registered_people_cpf_unique" ON "registered_people" USING btree ("application_id",btrim(folded("cpf")));--> statement-breakpoint
CREATE UNIQUE INDEX "registered_people_cnpj_unique" ON "registered_people" USING btree ("application_id",btrim(folded("cnpj")));--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_replies_shortcut_unique" ON "ticket_replies" USING btree ("application_id",btrim(folded("shortcut")));--> statement-breakpoint
CREATE UNIQUE INDEX "user_types_key_unique" ON "user_types" USING btree ("application_id",btrim(folded("key")));--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_by_name" ON "saved_views" USING btree ("user_id","list",btrim(folded("name")));