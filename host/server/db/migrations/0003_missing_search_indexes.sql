-- Indexes of searches that the schema has and the first migration left out.
CREATE INDEX IF NOT EXISTS "access_groups_by_search_text" ON "access_groups" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "access_groups_by_spaced_text" ON "access_groups" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "acl_groups_by_search_text" ON "acl_groups" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "acl_groups_by_spaced_text" ON "acl_groups" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "acl_modules_by_search_text" ON "acl_modules" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "acl_modules_by_spaced_text" ON "acl_modules" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "acl_routes_by_search_text" ON "acl_routes" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "acl_routes_by_spaced_text" ON "acl_routes" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "app_categories_by_search_text" ON "app_categories" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "app_categories_by_spaced_text" ON "app_categories" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_lines_by_search_text" ON "audit_lines" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_lines_by_spaced_text" ON "audit_lines" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "bank_branches_by_search_text" ON "bank_branches" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "bank_branches_by_spaced_text" ON "bank_branches" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "banks_by_search_text" ON "banks" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "banks_by_spaced_text" ON "banks" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "banners_by_search_text" ON "banners" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "banners_by_spaced_text" ON "banners" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "braspag_subordinates_by_search_text" ON "braspag_subordinates" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "braspag_subordinates_by_spaced_text" ON "braspag_subordinates" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "braspag_transactions_by_search_text" ON "braspag_transactions" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "braspag_transactions_by_spaced_text" ON "braspag_transactions" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "bug_orders_by_search_text" ON "bug_orders" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "bug_orders_by_spaced_text" ON "bug_orders" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "campaigns_by_search_text" ON "campaigns" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "campaigns_by_spaced_text" ON "campaigns" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "canned_replies_by_search_text" ON "canned_replies" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "canned_replies_by_spaced_text" ON "canned_replies" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cities_by_search_text" ON "cities" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cities_by_spaced_text" ON "cities" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "companies_by_search_text" ON "companies" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "companies_by_spaced_text" ON "companies" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "company_groups_by_search_text" ON "company_groups" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "company_groups_by_spaced_text" ON "company_groups" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "company_payment_methods_by_search_text" ON "company_payment_methods" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "company_payment_methods_by_spaced_text" ON "company_payment_methods" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "company_segments_by_search_text" ON "company_segments" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "company_segments_by_spaced_text" ON "company_segments" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contacts_search" ON "contacts" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contacts_short_search" ON "contacts" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contract_templates_by_search_text" ON "contract_templates" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contract_templates_by_spaced_text" ON "contract_templates" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contracts_by_search_text" ON "contracts" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contracts_by_spaced_text" ON "contracts" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cost_centers_by_search_text" ON "cost_centers" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cost_centers_by_spaced_text" ON "cost_centers" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "countries_by_search_text" ON "countries" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "countries_by_spaced_text" ON "countries" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "country_states_by_search_text" ON "country_states" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "country_states_by_spaced_text" ON "country_states" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "coupons_by_search_text" ON "coupons" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "coupons_by_spaced_text" ON "coupons" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "departments_by_search_text" ON "departments" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "departments_by_spaced_text" ON "departments" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "digital_accounts_by_search_text" ON "digital_accounts" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "digital_accounts_by_spaced_text" ON "digital_accounts" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "email_templates_by_search_text" ON "email_templates" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "email_templates_by_spaced_text" ON "email_templates" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "email_types_by_search_text" ON "email_types" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "email_types_by_spaced_text" ON "email_types" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "faq_articles_by_search_text" ON "faq_articles" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "faq_articles_by_spaced_text" ON "faq_articles" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "franchises_by_search_text" ON "franchises" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "franchises_by_spaced_text" ON "franchises" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "invoices_by_search_text" ON "invoices" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "invoices_by_spaced_text" ON "invoices" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "jobs_by_search_text" ON "jobs" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "jobs_by_spaced_text" ON "jobs" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "leads_by_search_text" ON "leads" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "leads_by_spaced_text" ON "leads" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "legal_documents_by_search_text" ON "legal_documents" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "legal_documents_by_spaced_text" ON "legal_documents" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "licenses_by_search_text" ON "licenses" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "licenses_by_spaced_text" ON "licenses" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "loose_deliveries_by_search_text" ON "loose_deliveries" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "loose_deliveries_by_spaced_text" ON "loose_deliveries" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "message_templates_by_search_text" ON "message_templates" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "message_templates_by_spaced_text" ON "message_templates" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "notification_topics_by_search_text" ON "notification_topics" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "notification_topics_by_spaced_text" ON "notification_topics" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "notifications_by_search_text" ON "notifications" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "notifications_by_spaced_text" ON "notifications" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "offer_cities_by_search_text" ON "offer_cities" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "offer_cities_by_spaced_text" ON "offer_cities" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "offer_companies_by_search_text" ON "offer_companies" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "offer_companies_by_spaced_text" ON "offer_companies" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "offer_favorites_by_search_text" ON "offer_favorites" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "offer_favorites_by_spaced_text" ON "offer_favorites" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "offer_fonts_by_search_text" ON "offer_fonts" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "offer_fonts_by_spaced_text" ON "offer_fonts" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "offer_people_by_search_text" ON "offer_people" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "offer_people_by_spaced_text" ON "offer_people" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "offer_sites_by_search_text" ON "offer_sites" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "offer_sites_by_spaced_text" ON "offer_sites" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "offer_sliders_by_search_text" ON "offer_sliders" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "offer_sliders_by_spaced_text" ON "offer_sliders" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "offer_stores_by_search_text" ON "offer_stores" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "offer_stores_by_spaced_text" ON "offer_stores" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "offer_tabloids_by_search_text" ON "offer_tabloids" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "offer_tabloids_by_spaced_text" ON "offer_tabloids" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "outbox_messages_by_search_text" ON "outbox_messages" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "outbox_messages_by_spaced_text" ON "outbox_messages" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "packings_by_search_text" ON "packings" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "packings_by_spaced_text" ON "packings" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payment_methods_by_search_text" ON "payment_methods" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payment_methods_by_spaced_text" ON "payment_methods" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payment_types_by_search_text" ON "payment_types" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payment_types_by_spaced_text" ON "payment_types" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "popups_by_search_text" ON "popups" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "popups_by_spaced_text" ON "popups" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "registered_people_by_search_text" ON "registered_people" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "registered_people_by_spaced_text" ON "registered_people" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "shoppers_by_search_text" ON "shoppers" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "shoppers_by_spaced_text" ON "shoppers" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "ticket_replies_by_search_text" ON "ticket_replies" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "ticket_replies_by_spaced_text" ON "ticket_replies" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "tickets_by_search_text" ON "tickets" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "tickets_by_spaced_text" ON "tickets" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "user_types_by_search_text" ON "user_types" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "user_types_by_spaced_text" ON "user_types" USING gin (spaced_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_search" ON "users" USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_short_search" ON "users" USING gin (spaced_text gin_trgm_ops);
