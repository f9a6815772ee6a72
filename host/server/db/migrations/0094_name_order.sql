DROP INDEX "companies_by_name";--> statement-breakpoint
DROP INDEX "franchises_by_name";--> statement-breakpoint
DROP INDEX "roles_by_title";--> statement-breakpoint
DROP INDEX "users_by_fullname";--> statement-breakpoint
DROP INDEX "users_by_username";--> statement-breakpoint
DROP INDEX "users_by_email";--> statement-breakpoint
DROP INDEX "contacts_by_name";--> statement-breakpoint
DROP INDEX "access_groups_by_title";--> statement-breakpoint
DROP INDEX "acl_groups_by_name";--> statement-breakpoint
DROP INDEX "acl_modules_by_name";--> statement-breakpoint
DROP INDEX "acl_modules_by_key";--> statement-breakpoint
DROP INDEX "acl_routes_by_path";--> statement-breakpoint
DROP INDEX "app_categories_by_name";--> statement-breakpoint
DROP INDEX "bank_branches_by_name";--> statement-breakpoint
DROP INDEX "bank_branches_by_number";--> statement-breakpoint
DROP INDEX "bank_branches_by_check_digit";--> statement-breakpoint
DROP INDEX "bank_branches_by_city";--> statement-breakpoint
DROP INDEX "banks_by_name";--> statement-breakpoint
DROP INDEX "banks_by_code";--> statement-breakpoint
DROP INDEX "banks_by_ispb";--> statement-breakpoint
DROP INDEX "banners_by_title";--> statement-breakpoint
DROP INDEX "braspag_subordinates_by_fancy_name";--> statement-breakpoint
DROP INDEX "braspag_transactions_by_payment_id";--> statement-breakpoint
DROP INDEX "braspag_transactions_by_order_code";--> statement-breakpoint
DROP INDEX "braspag_transactions_by_brand";--> statement-breakpoint
DROP INDEX "bug_orders_by_order_code";--> statement-breakpoint
DROP INDEX "campaigns_by_name";--> statement-breakpoint
DROP INDEX "canned_replies_by_shortcut";--> statement-breakpoint
DROP INDEX "cities_by_name";--> statement-breakpoint
DROP INDEX "company_groups_by_name";--> statement-breakpoint
DROP INDEX "company_groups_by_responsible";--> statement-breakpoint
DROP INDEX "company_payment_methods_by_name";--> statement-breakpoint
DROP INDEX "company_segments_by_name";--> statement-breakpoint
DROP INDEX "company_segments_by_slug";--> statement-breakpoint
DROP INDEX "contract_templates_by_title";--> statement-breakpoint
DROP INDEX "contracts_by_number";--> statement-breakpoint
DROP INDEX "contracts_by_plan";--> statement-breakpoint
DROP INDEX "cost_centers_by_name";--> statement-breakpoint
DROP INDEX "cost_centers_by_code";--> statement-breakpoint
DROP INDEX "countries_by_name";--> statement-breakpoint
DROP INDEX "countries_by_iso2";--> statement-breakpoint
DROP INDEX "countries_by_phone_code";--> statement-breakpoint
DROP INDEX "countries_by_currency";--> statement-breakpoint
DROP INDEX "country_states_by_name";--> statement-breakpoint
DROP INDEX "country_states_by_abbreviation";--> statement-breakpoint
DROP INDEX "country_states_by_ibge_code";--> statement-breakpoint
DROP INDEX "coupons_by_code";--> statement-breakpoint
DROP INDEX "coupons_by_title";--> statement-breakpoint
DROP INDEX "departments_by_name";--> statement-breakpoint
DROP INDEX "digital_accounts_by_name";--> statement-breakpoint
DROP INDEX "email_templates_by_name";--> statement-breakpoint
DROP INDEX "email_templates_by_subject";--> statement-breakpoint
DROP INDEX "email_types_by_name";--> statement-breakpoint
DROP INDEX "email_types_by_key";--> statement-breakpoint
DROP INDEX "faq_articles_by_title";--> statement-breakpoint
DROP INDEX "invoices_by_number";--> statement-breakpoint
DROP INDEX "leads_by_name";--> statement-breakpoint
DROP INDEX "leads_by_city";--> statement-breakpoint
DROP INDEX "legal_documents_by_title";--> statement-breakpoint
DROP INDEX "licenses_by_key";--> statement-breakpoint
DROP INDEX "licenses_by_customer";--> statement-breakpoint
DROP INDEX "licenses_by_plan";--> statement-breakpoint
DROP INDEX "loose_deliveries_by_code";--> statement-breakpoint
DROP INDEX "loose_deliveries_by_destination";--> statement-breakpoint
DROP INDEX "loose_deliveries_by_recipients";--> statement-breakpoint
DROP INDEX "message_templates_by_title";--> statement-breakpoint
DROP INDEX "notification_topics_by_title";--> statement-breakpoint
DROP INDEX "notification_topics_by_key";--> statement-breakpoint
DROP INDEX "notifications_by_name";--> statement-breakpoint
DROP INDEX "offer_cities_by_name";--> statement-breakpoint
DROP INDEX "offer_companies_by_name";--> statement-breakpoint
DROP INDEX "offer_favorites_by_target";--> statement-breakpoint
DROP INDEX "offer_fonts_by_family";--> statement-breakpoint
DROP INDEX "offer_fonts_by_sample";--> statement-breakpoint
DROP INDEX "offer_fonts_by_license";--> statement-breakpoint
DROP INDEX "offer_people_by_name";--> statement-breakpoint
DROP INDEX "offer_sites_by_title";--> statement-breakpoint
DROP INDEX "offer_sites_by_domain";--> statement-breakpoint
DROP INDEX "offer_sliders_by_title";--> statement-breakpoint
DROP INDEX "offer_stores_by_name";--> statement-breakpoint
DROP INDEX "offer_tabloids_by_title";--> statement-breakpoint
DROP INDEX "outbox_messages_by_title";--> statement-breakpoint
DROP INDEX "outbox_messages_by_recipient";--> statement-breakpoint
DROP INDEX "packings_by_name";--> statement-breakpoint
DROP INDEX "packings_by_abbreviation";--> statement-breakpoint
DROP INDEX "payment_methods_by_name";--> statement-breakpoint
DROP INDEX "payment_types_by_name";--> statement-breakpoint
DROP INDEX "registered_people_by_name";--> statement-breakpoint
DROP INDEX "registered_people_by_city";--> statement-breakpoint
DROP INDEX "popups_by_title";--> statement-breakpoint
DROP INDEX "shoppers_by_name";--> statement-breakpoint
DROP INDEX "ticket_replies_by_shortcut";--> statement-breakpoint
DROP INDEX "tickets_by_subject";--> statement-breakpoint
DROP INDEX "tickets_by_protocol";--> statement-breakpoint
DROP INDEX "user_types_by_name";--> statement-breakpoint
DROP INDEX "user_types_by_key";--> statement-breakpoint
CREATE INDEX "companies_by_name" ON "companies" USING btree (left(folded("name"), 100) collate "C","id","application_id","name");--> statement-breakpoint
CREATE INDEX "franchises_by_name" ON "franchises" USING btree (left(folded("name"), 100) collate "C","id","application_id","name");--> statement-breakpoint
CREATE INDEX "roles_by_title" ON "roles" USING btree (left(folded("title"), 100) collate "C","id","title");--> statement-breakpoint
CREATE INDEX "users_by_fullname" ON "users" USING btree (left(folded("fullname"), 100) collate "C","id","application_id","franchise_id","company_id","fullname");--> statement-breakpoint
CREATE INDEX "users_by_username" ON "users" USING btree (left(folded("username"), 100) collate "C","id","application_id","franchise_id","company_id","username");--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree (left(folded("email"), 100) collate "C","id","application_id","franchise_id","company_id","email");--> statement-breakpoint
CREATE INDEX "contacts_by_name" ON "contacts" USING btree ("company_id",left(folded("name"), 100) collate "C","id","name");--> statement-breakpoint
CREATE INDEX "access_groups_by_title" ON "access_groups" USING btree (left(folded("title"), 100) collate "C","id","application_id","title");--> statement-breakpoint
CREATE INDEX "acl_groups_by_name" ON "acl_groups" USING btree (left(folded("name"), 100) collate "C","id","application_id","name");--> statement-breakpoint
CREATE INDEX "acl_modules_by_name" ON "acl_modules" USING btree (left(folded("name"), 100) collate "C","id","name");--> statement-breakpoint
CREATE INDEX "acl_modules_by_key" ON "acl_modules" USING btree (left(folded("key"), 100) collate "C","id","key");--> statement-breakpoint
CREATE INDEX "acl_routes_by_path" ON "acl_routes" USING btree (left(folded("path"), 100) collate "C","id","path");--> statement-breakpoint
CREATE INDEX "app_categories_by_name" ON "app_categories" USING btree (left(folded("name"), 100) collate "C","id","application_id","name");--> statement-breakpoint
CREATE INDEX "bank_branches_by_name" ON "bank_branches" USING btree (left(folded("name"), 100) collate "C","id","name");--> statement-breakpoint
CREATE INDEX "bank_branches_by_number" ON "bank_branches" USING btree (left(folded("number"), 100) collate "C","id","number");--> statement-breakpoint
CREATE INDEX "bank_branches_by_check_digit" ON "bank_branches" USING btree (left(folded("check_digit"), 100) collate "C","id","check_digit");--> statement-breakpoint
CREATE INDEX "bank_branches_by_city" ON "bank_branches" USING btree (left(folded("city"), 100) collate "C","id","city");--> statement-breakpoint
CREATE INDEX "banks_by_name" ON "banks" USING btree (left(folded("name"), 100) collate "C","id","name");--> statement-breakpoint
CREATE INDEX "banks_by_code" ON "banks" USING btree (left(folded("code"), 100) collate "C","id","code");--> statement-breakpoint
CREATE INDEX "banks_by_ispb" ON "banks" USING btree (left(folded("ispb"), 100) collate "C","id","ispb");--> statement-breakpoint
CREATE INDEX "banners_by_title" ON "banners" USING btree (left(folded("title"), 100) collate "C","id","application_id","company_id","title");--> statement-breakpoint
CREATE INDEX "braspag_subordinates_by_fancy_name" ON "braspag_subordinates" USING btree (left(folded("fancy_name"), 100) collate "C","id","application_id","company_id","fancy_name");--> statement-breakpoint
CREATE INDEX "braspag_transactions_by_payment_id" ON "braspag_transactions" USING btree (left(folded("payment_id"), 100) collate "C","id","application_id","company_id","payment_id");--> statement-breakpoint
CREATE INDEX "braspag_transactions_by_order_code" ON "braspag_transactions" USING btree (left(folded("order_code"), 100) collate "C","id","application_id","company_id","order_code");--> statement-breakpoint
CREATE INDEX "braspag_transactions_by_brand" ON "braspag_transactions" USING btree (left(folded("brand"), 100) collate "C","id","application_id","company_id","brand");--> statement-breakpoint
CREATE INDEX "bug_orders_by_order_code" ON "bug_orders" USING btree (left(folded("order_code"), 100) collate "C","id","application_id","company_id","order_code");--> statement-breakpoint
CREATE INDEX "campaigns_by_name" ON "campaigns" USING btree (left(folded("name"), 100) collate "C","id","application_id","company_id","name");--> statement-breakpoint
CREATE INDEX "canned_replies_by_shortcut" ON "canned_replies" USING btree (left(folded("shortcut"), 100) collate "C","id","application_id","company_id","shortcut");--> statement-breakpoint
CREATE INDEX "cities_by_name" ON "cities" USING btree (left(folded("name"), 100) collate "C","id","application_id","name");--> statement-breakpoint
CREATE INDEX "company_groups_by_name" ON "company_groups" USING btree (left(folded("name"), 100) collate "C","id","application_id","name");--> statement-breakpoint
CREATE INDEX "company_groups_by_responsible" ON "company_groups" USING btree (left(folded("responsible"), 100) collate "C","id","application_id","responsible");--> statement-breakpoint
CREATE INDEX "company_payment_methods_by_name" ON "company_payment_methods" USING btree (left(folded("name"), 100) collate "C","id","application_id","company_id","name");--> statement-breakpoint
CREATE INDEX "company_segments_by_name" ON "company_segments" USING btree (left(folded("name"), 100) collate "C","id","application_id","name");--> statement-breakpoint
CREATE INDEX "company_segments_by_slug" ON "company_segments" USING btree (left(folded("slug"), 100) collate "C","id","application_id","slug");--> statement-breakpoint
CREATE INDEX "contract_templates_by_title" ON "contract_templates" USING btree (left(folded("title"), 100) collate "C","id","application_id","title");--> statement-breakpoint
CREATE INDEX "contracts_by_number" ON "contracts" USING btree (left(folded("number"), 100) collate "C","id","application_id","company_id","number");--> statement-breakpoint
CREATE INDEX "contracts_by_plan" ON "contracts" USING btree (left(folded("plan"), 100) collate "C","id","application_id","company_id","plan");--> statement-breakpoint
CREATE INDEX "cost_centers_by_name" ON "cost_centers" USING btree (left(folded("name"), 100) collate "C","id","application_id","company_id","name");--> statement-breakpoint
CREATE INDEX "cost_centers_by_code" ON "cost_centers" USING btree (left(folded("code"), 100) collate "C","id","application_id","company_id","code");--> statement-breakpoint
CREATE INDEX "countries_by_name" ON "countries" USING btree (left(folded("name"), 100) collate "C","id","name");--> statement-breakpoint
CREATE INDEX "countries_by_iso2" ON "countries" USING btree (left(folded("iso2"), 100) collate "C","id","iso2");--> statement-breakpoint
CREATE INDEX "countries_by_phone_code" ON "countries" USING btree (left(folded("phone_code"), 100) collate "C","id","phone_code");--> statement-breakpoint
CREATE INDEX "countries_by_currency" ON "countries" USING btree (left(folded("currency"), 100) collate "C","id","currency");--> statement-breakpoint
CREATE INDEX "country_states_by_name" ON "country_states" USING btree (left(folded("name"), 100) collate "C","id","name");--> statement-breakpoint
CREATE INDEX "country_states_by_abbreviation" ON "country_states" USING btree (left(folded("abbreviation"), 100) collate "C","id","abbreviation");--> statement-breakpoint
CREATE INDEX "country_states_by_ibge_code" ON "country_states" USING btree (left(folded("ibge_code"), 100) collate "C","id","ibge_code");--> statement-breakpoint
CREATE INDEX "coupons_by_code" ON "coupons" USING btree (left(folded("code"), 100) collate "C","id","application_id","company_id","code");--> statement-breakpoint
CREATE INDEX "coupons_by_title" ON "coupons" USING btree (left(folded("title"), 100) collate "C","id","application_id","company_id","title");--> statement-breakpoint
CREATE INDEX "departments_by_name" ON "departments" USING btree (left(folded("name"), 100) collate "C","id","application_id","company_id","name");--> statement-breakpoint
CREATE INDEX "digital_accounts_by_name" ON "digital_accounts" USING btree (left(folded("name"), 100) collate "C","id","application_id","company_id","name");--> statement-breakpoint
CREATE INDEX "email_templates_by_name" ON "email_templates" USING btree (left(folded("name"), 100) collate "C","id","application_id","name");--> statement-breakpoint
CREATE INDEX "email_templates_by_subject" ON "email_templates" USING btree (left(folded("subject"), 100) collate "C","id","application_id","subject");--> statement-breakpoint
CREATE INDEX "email_types_by_name" ON "email_types" USING btree (left(folded("name"), 100) collate "C","id","application_id","name");--> statement-breakpoint
CREATE INDEX "email_types_by_key" ON "email_types" USING btree (left(folded("key"), 100) collate "C","id","application_id","key");--> statement-breakpoint
CREATE INDEX "faq_articles_by_title" ON "faq_articles" USING btree (left(folded("title"), 100) collate "C","id","application_id","title");--> statement-breakpoint
CREATE INDEX "invoices_by_number" ON "invoices" USING btree (left(folded("number"), 100) collate "C","id","application_id","company_id","number");--> statement-breakpoint
CREATE INDEX "leads_by_name" ON "leads" USING btree (left(folded("name"), 100) collate "C","id","application_id","name");--> statement-breakpoint
CREATE INDEX "leads_by_city" ON "leads" USING btree (left(folded("city"), 100) collate "C","id","application_id","city");--> statement-breakpoint
CREATE INDEX "legal_documents_by_title" ON "legal_documents" USING btree (left(folded("title"), 100) collate "C","id","application_id","title");--> statement-breakpoint
CREATE INDEX "licenses_by_key" ON "licenses" USING btree (left(folded("key"), 100) collate "C","id","application_id","company_id","key");--> statement-breakpoint
CREATE INDEX "licenses_by_customer" ON "licenses" USING btree (left(folded("customer"), 100) collate "C","id","application_id","company_id","customer");--> statement-breakpoint
CREATE INDEX "licenses_by_plan" ON "licenses" USING btree (left(folded("plan"), 100) collate "C","id","application_id","company_id","plan");--> statement-breakpoint
CREATE INDEX "loose_deliveries_by_code" ON "loose_deliveries" USING btree (left(folded("code"), 100) collate "C","id","application_id","company_id","code");--> statement-breakpoint
CREATE INDEX "loose_deliveries_by_destination" ON "loose_deliveries" USING btree (left(folded("destination"), 100) collate "C","id","application_id","company_id","destination");--> statement-breakpoint
CREATE INDEX "loose_deliveries_by_recipients" ON "loose_deliveries" USING btree (left(folded("recipients"), 100) collate "C","id","application_id","company_id","recipients");--> statement-breakpoint
CREATE INDEX "message_templates_by_title" ON "message_templates" USING btree (left(folded("title"), 100) collate "C","id","application_id","company_id","title");--> statement-breakpoint
CREATE INDEX "notification_topics_by_title" ON "notification_topics" USING btree (left(folded("title"), 100) collate "C","id","application_id","title");--> statement-breakpoint
CREATE INDEX "notification_topics_by_key" ON "notification_topics" USING btree (left(folded("key"), 100) collate "C","id","application_id","key");--> statement-breakpoint
CREATE INDEX "notifications_by_name" ON "notifications" USING btree (left(folded("name"), 100) collate "C","id","application_id","name");--> statement-breakpoint
CREATE INDEX "offer_cities_by_name" ON "offer_cities" USING btree (left(folded("name"), 100) collate "C","id","application_id","name");--> statement-breakpoint
CREATE INDEX "offer_companies_by_name" ON "offer_companies" USING btree (left(folded("name"), 100) collate "C","id","application_id","name");--> statement-breakpoint
CREATE INDEX "offer_favorites_by_target" ON "offer_favorites" USING btree (left(folded("target"), 100) collate "C","id","application_id","target");--> statement-breakpoint
CREATE INDEX "offer_fonts_by_family" ON "offer_fonts" USING btree (left(folded("family"), 100) collate "C","id","application_id","family");--> statement-breakpoint
CREATE INDEX "offer_fonts_by_sample" ON "offer_fonts" USING btree (left(folded("sample"), 100) collate "C","id","application_id","sample");--> statement-breakpoint
CREATE INDEX "offer_fonts_by_license" ON "offer_fonts" USING btree (left(folded("license"), 100) collate "C","id","application_id","license");--> statement-breakpoint
CREATE INDEX "offer_people_by_name" ON "offer_people" USING btree (left(folded("name"), 100) collate "C","id","application_id","name");--> statement-breakpoint
CREATE INDEX "offer_sites_by_title" ON "offer_sites" USING btree (left(folded("title"), 100) collate "C","id","application_id","title");--> statement-breakpoint
CREATE INDEX "offer_sites_by_domain" ON "offer_sites" USING btree (left(folded("domain"), 100) collate "C","id","application_id","domain");--> statement-breakpoint
CREATE INDEX "offer_sliders_by_title" ON "offer_sliders" USING btree (left(folded("title"), 100) collate "C","id","application_id","title");--> statement-breakpoint
CREATE INDEX "offer_stores_by_name" ON "offer_stores" USING btree (left(folded("name"), 100) collate "C","id","application_id","name");--> statement-breakpoint
CREATE INDEX "offer_tabloids_by_title" ON "offer_tabloids" USING btree (left(folded("title"), 100) collate "C","id","application_id","title");--> statement-breakpoint
CREATE INDEX "outbox_messages_by_title" ON "outbox_messages" USING btree (left(folded("title"), 100) collate "C","id","title");--> statement-breakpoint
CREATE INDEX "outbox_messages_by_recipient" ON "outbox_messages" USING btree (left(folded("recipient"), 100) collate "C","id","recipient");--> statement-breakpoint
CREATE INDEX "packings_by_name" ON "packings" USING btree (left(folded("name"), 100) collate "C","id","application_id","name");--> statement-breakpoint
CREATE INDEX "packings_by_abbreviation" ON "packings" USING btree (left(folded("abbreviation"), 100) collate "C","id","application_id","abbreviation");--> statement-breakpoint
CREATE INDEX "payment_methods_by_name" ON "payment_methods" USING btree (left(folded("name"), 100) collate "C","id","application_id","name");--> statement-breakpoint
CREATE INDEX "payment_types_by_name" ON "payment_types" USING btree (left(folded("name"), 100) collate "C","id","application_id","name");--> statement-breakpoint
CREATE INDEX "registered_people_by_name" ON "registered_people" USING btree (left(folded("name"), 100) collate "C","id","application_id","name");--> statement-breakpoint
CREATE INDEX "registered_people_by_city" ON "registered_people" USING btree (left(folded("city"), 100) collate "C","id","application_id","city");--> statement-breakpoint
CREATE INDEX "popups_by_title" ON "popups" USING btree (left(folded("title"), 100) collate "C","id","application_id","title");--> statement-breakpoint
CREATE INDEX "shoppers_by_name" ON "shoppers" USING btree (left(folded("name"), 100) collate "C","id","application_id","company_id","name");--> statement-breakpoint
CREATE INDEX "ticket_replies_by_shortcut" ON "ticket_replies" USING btree (left(folded("shortcut"), 100) collate "C","id","application_id","shortcut");--> statement-breakpoint
CREATE INDEX "tickets_by_subject" ON "tickets" USING btree (left(folded("subject"), 100) collate "C","id","application_id","company_id","subject");--> statement-breakpoint
CREATE INDEX "tickets_by_protocol" ON "tickets" USING btree (left(folded("protocol"), 100) collate "C","id","application_id","company_id","protocol");--> statement-breakpoint
CREATE INDEX "user_types_by_name" ON "user_types" USING btree (left(folded("name"), 100) collate "C","id","application_id","name");--> statement-breakpoint
CREATE INDEX "user_types_by_key" ON "user_types" USING btree (left(folded("key"), 100) collate "C","id","application_id","key");