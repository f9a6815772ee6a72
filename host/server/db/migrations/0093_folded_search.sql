-- The twin of `folded` of the contract: a test holds the two together.
CREATE FUNCTION folded(given text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE plain text := given;
BEGIN
  IF octet_length(plain) > char_length(plain) THEN
    plain := regexp_replace(normalize(plain, NFKD), '[\u00ad\u0300-\u036f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]', '', 'g');
    IF octet_length(plain) > char_length(plain) THEN
      plain := translate(plain, E'\u0085\u1680\u2028\u2029øØđĐðÐħĦıłŁŧŦŋŊ‘’ʼ′‐‒–—―−“”„ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏẞÆŒÞ',
        '    ooddddhhillttnn''''''''------"""αβγδεζηθικλμνξοπρστυφχψωσабвгдежзийклмнопрстуфхцчшщъыьэюяђєѕіјљњћџßæœþ');
      plain := replace(replace(replace(replace(plain, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
    END IF;
  END IF;
  plain := lower(translate(plain, E'\t\n\x0b\f\r', '     ') COLLATE "C");
  WHILE strpos(plain, '  ') > 0 LOOP
    plain := replace(plain, '  ', ' ');
  END LOOP;
  RETURN plain;
END $$;
--> statement-breakpoint
DROP INDEX "order_customers_search";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION order_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.customer_name IS NULL AND NEW.customer_phone IS NULL THEN
    DELETE FROM order_customers WHERE order_id = NEW.id AND company_id = NEW.company_id;
  ELSE
    INSERT INTO order_customers (order_id, company_id, phone, text)
    VALUES (NEW.id, NEW.company_id, NEW.customer_phone, folded(concat_ws(' ', NEW.customer_name, NEW.customer_phone)))
    ON CONFLICT (order_id, company_id) DO UPDATE SET phone = excluded.phone, text = excluded.text;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE "order_customers" SET "text" = folded("text");
--> statement-breakpoint
CREATE INDEX "order_customers_search" ON "order_customers" USING gin ("text" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "companies_name_search";
--> statement-breakpoint
DROP INDEX "roles_title_search";
--> statement-breakpoint
DROP INDEX "people_search";
--> statement-breakpoint
ALTER TABLE "companies"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("name", '') || chr(31) || coalesce("post_code", '') || chr(31) || coalesce("address_line", '') || chr(31) || coalesce("legal_name", '') || chr(31) || coalesce("cnpj", '') || chr(31) || coalesce("responsible", '') || chr(31) || coalesce("phone", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '') || chr(31) || coalesce("post_code", '') || chr(31) || coalesce("address_line", '') || chr(31) || coalesce("legal_name", '') || chr(31) || coalesce("cnpj", '') || chr(31) || coalesce("responsible", '') || chr(31) || coalesce("phone", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "franchises"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("name", '') || chr(31) || coalesce("legal_name", '') || chr(31) || coalesce("cnpj", '') || chr(31) || coalesce("phone", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '') || chr(31) || coalesce("legal_name", '') || chr(31) || coalesce("cnpj", '') || chr(31) || coalesce("phone", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "users"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(fullname || chr(31) || username || chr(31) || email)) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(fullname || chr(31) || username || chr(31) || email), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "contacts"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("name", '') || chr(31) || coalesce("phone", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '') || chr(31) || coalesce("phone", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "audit_lines"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("label", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("label", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "access_groups"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("title", '') || chr(31) || coalesce("description", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("title", '') || chr(31) || coalesce("description", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "acl_groups"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("name", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "acl_modules"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("name", '') || chr(31) || coalesce("key", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '') || chr(31) || coalesce("key", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "acl_routes"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("path", '') || chr(31) || coalesce("description", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("path", '') || chr(31) || coalesce("description", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "app_categories"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("name", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "bank_branches"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("number", '') || chr(31) || coalesce("name", '') || chr(31) || coalesce("city", '') || chr(31) || coalesce("phone", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("number", '') || chr(31) || coalesce("name", '') || chr(31) || coalesce("city", '') || chr(31) || coalesce("phone", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "banks"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("code", '') || chr(31) || coalesce("ispb", '') || chr(31) || coalesce("name", '') || chr(31) || coalesce("legal_name", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("code", '') || chr(31) || coalesce("ispb", '') || chr(31) || coalesce("name", '') || chr(31) || coalesce("legal_name", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "banners"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("title", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("title", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "braspag_subordinates"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("fancy_name", '') || chr(31) || coalesce("corporate_name", '') || chr(31) || coalesce("merchant_id", '') || chr(31) || coalesce("contact_name", '') || chr(31) || coalesce("phone", '') || chr(31) || coalesce("post_code", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("fancy_name", '') || chr(31) || coalesce("corporate_name", '') || chr(31) || coalesce("merchant_id", '') || chr(31) || coalesce("contact_name", '') || chr(31) || coalesce("phone", '') || chr(31) || coalesce("post_code", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "braspag_transactions"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("payment_id", '') || chr(31) || coalesce("order_code", '') || chr(31) || coalesce("tid", '') || chr(31) || coalesce("nsu", '') || chr(31) || coalesce("authorization", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("payment_id", '') || chr(31) || coalesce("order_code", '') || chr(31) || coalesce("tid", '') || chr(31) || coalesce("nsu", '') || chr(31) || coalesce("authorization", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "bug_orders"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("order_code", '') || chr(31) || coalesce("detail", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("order_code", '') || chr(31) || coalesce("detail", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "campaigns"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("name", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "canned_replies"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("shortcut", '') || chr(31) || coalesce("body", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("shortcut", '') || chr(31) || coalesce("body", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "cities"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("name", '') || chr(31) || coalesce("ibge_code", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '') || chr(31) || coalesce("ibge_code", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "company_groups"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("name", '') || chr(31) || coalesce("responsible", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '') || chr(31) || coalesce("responsible", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "company_payment_methods"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("name", '') || chr(31) || coalesce("brands", '') || chr(31) || coalesce("external_code", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '') || chr(31) || coalesce("brands", '') || chr(31) || coalesce("external_code", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "company_segments"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("name", '') || chr(31) || coalesce("slug", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '') || chr(31) || coalesce("slug", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "contract_templates"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("title", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("title", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "contracts"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("number", '') || chr(31) || coalesce("plan", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("number", '') || chr(31) || coalesce("plan", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "cost_centers"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("code", '') || chr(31) || coalesce("name", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("code", '') || chr(31) || coalesce("name", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "countries"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("name", '') || chr(31) || coalesce("iso2", '') || chr(31) || coalesce("iso3", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '') || chr(31) || coalesce("iso2", '') || chr(31) || coalesce("iso3", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "country_states"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("name", '') || chr(31) || coalesce("abbreviation", '') || chr(31) || coalesce("ibge_code", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '') || chr(31) || coalesce("abbreviation", '') || chr(31) || coalesce("ibge_code", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "coupons"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("code", '') || chr(31) || coalesce("title", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("code", '') || chr(31) || coalesce("title", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "departments"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("name", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "digital_accounts"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("name", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "email_templates"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("name", '') || chr(31) || coalesce("subject", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '') || chr(31) || coalesce("subject", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "email_types"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("name", '') || chr(31) || coalesce("key", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '') || chr(31) || coalesce("key", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "faq_articles"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("title", '') || chr(31) || coalesce("body", '') || chr(31) || coalesce("tags", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("title", '') || chr(31) || coalesce("body", '') || chr(31) || coalesce("tags", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "invoices"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("number", '') || chr(31) || coalesce("fiscal_number", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("number", '') || chr(31) || coalesce("fiscal_number", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "jobs"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("key", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("key", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "leads"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("name", '') || chr(31) || coalesce("business", '') || chr(31) || coalesce("cnpj", '') || chr(31) || coalesce("phone", '') || chr(31) || coalesce("email", '') || chr(31) || coalesce("city", '') || chr(31) || coalesce("next_action", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '') || chr(31) || coalesce("business", '') || chr(31) || coalesce("cnpj", '') || chr(31) || coalesce("phone", '') || chr(31) || coalesce("email", '') || chr(31) || coalesce("city", '') || chr(31) || coalesce("next_action", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "legal_documents"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("title", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("title", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "licenses"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("plan", '') || chr(31) || coalesce("customer", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("plan", '') || chr(31) || coalesce("customer", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "loose_deliveries"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("code", '') || chr(31) || coalesce("destination", '') || chr(31) || coalesce("recipients", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("code", '') || chr(31) || coalesce("destination", '') || chr(31) || coalesce("recipients", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "message_templates"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("title", '') || chr(31) || coalesce("key", '') || chr(31) || coalesce("body", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("title", '') || chr(31) || coalesce("key", '') || chr(31) || coalesce("body", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "notification_topics"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("key", '') || chr(31) || coalesce("title", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("key", '') || chr(31) || coalesce("title", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "notifications"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("name", '') || chr(31) || coalesce("title", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '') || chr(31) || coalesce("title", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "offer_cities"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("name", '') || chr(31) || coalesce("ibge_code", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '') || chr(31) || coalesce("ibge_code", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "offer_companies"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("name", '') || chr(31) || coalesce("cnpj", '') || chr(31) || coalesce("phone", '') || chr(31) || coalesce("email", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '') || chr(31) || coalesce("cnpj", '') || chr(31) || coalesce("phone", '') || chr(31) || coalesce("email", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "offer_favorites"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("target", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("target", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "offer_fonts"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("family", '') || chr(31) || coalesce("license", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("family", '') || chr(31) || coalesce("license", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "offer_people"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("name", '') || chr(31) || coalesce("phone", '') || chr(31) || coalesce("email", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '') || chr(31) || coalesce("phone", '') || chr(31) || coalesce("email", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "offer_sites"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("title", '') || chr(31) || coalesce("domain", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("title", '') || chr(31) || coalesce("domain", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "offer_sliders"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("title", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("title", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "offer_stores"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("name", '') || chr(31) || coalesce("address", '') || chr(31) || coalesce("phone", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '') || chr(31) || coalesce("address", '') || chr(31) || coalesce("phone", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "offer_tabloids"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("title", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("title", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "outbox_messages"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("title", '') || chr(31) || coalesce("recipient", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("title", '') || chr(31) || coalesce("recipient", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "packings"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("name", '') || chr(31) || coalesce("abbreviation", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '') || chr(31) || coalesce("abbreviation", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "payment_methods"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("name", '') || chr(31) || coalesce("brand", '') || chr(31) || coalesce("ifood_code", '') || chr(31) || coalesce("erp_code", '') || chr(31) || coalesce("pos_code", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '') || chr(31) || coalesce("brand", '') || chr(31) || coalesce("ifood_code", '') || chr(31) || coalesce("erp_code", '') || chr(31) || coalesce("pos_code", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "payment_types"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("name", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "registered_people"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("name", '') || chr(31) || coalesce("phone", '') || chr(31) || coalesce("email", '') || chr(31) || coalesce("city", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '') || chr(31) || coalesce("phone", '') || chr(31) || coalesce("email", '') || chr(31) || coalesce("city", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "popups"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("title", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("title", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "shoppers"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("name", '') || chr(31) || coalesce("phone", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '') || chr(31) || coalesce("phone", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "ticket_replies"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("shortcut", '') || chr(31) || coalesce("body", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("shortcut", '') || chr(31) || coalesce("body", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "tickets"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("protocol", '') || chr(31) || coalesce("subject", '') || chr(31) || coalesce("customer", '') || chr(31) || coalesce("phone", '') || chr(31) || coalesce("order_code", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("protocol", '') || chr(31) || coalesce("subject", '') || chr(31) || coalesce("customer", '') || chr(31) || coalesce("phone", '') || chr(31) || coalesce("order_code", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "user_types"
  DROP COLUMN "search_text",
  DROP COLUMN "spaced_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("name", '') || chr(31) || coalesce("key", ''))) STORED,
  ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '') || chr(31) || coalesce("key", '')), '(.)', '\1z', 'g')) STORED;
--> statement-breakpoint
CREATE INDEX "companies_name_search" ON "companies" USING gin (folded("name") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "roles_title_search" ON "roles" USING gin (folded("title") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "people_search" ON "people" USING gin (folded("name") gin_trgm_ops);
