CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE FUNCTION address_hash(address text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
BEGIN
  RETURN encode(sha256(convert_to(address, 'UTF8')), 'hex');
END $$;
--> statement-breakpoint
CREATE FUNCTION check_invoice_orders() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if exists (
    select from (
      select invoice_id, sum(sales) as sales, sum(delivery) as delivery, sum(coupon_refund) as coupon_refund,
        sum(commission) as commission, sum(payment_fee) as payment_fee, sum(collected) as collected
      from invoice_orders where invoice_id in (select invoice_id from changed) group by invoice_id) shares
    join invoices on invoices.id = shares.invoice_id
    cross join lateral (values ('SALES', 'CREDIT', sales), ('DELIVERY', 'CREDIT', delivery),
      ('COUPON_REFUND', 'CREDIT', coupon_refund), ('COMMISSION', 'CHARGE', commission),
      ('PAYMENT_FEE', 'CHARGE', payment_fee), ('COLLECTED', 'CHARGE', collected)) part(kind, side, cents)
    where cents <> coalesce((
      select sum(case when line ->> 'side' = part.side then 1 else -1 end * (line ->> 'amount')::bigint)
      from jsonb_array_elements(invoices.lines) line where line ->> 'kind' = part.kind), 0))
  then raise exception 'the orders behind an invoice do not add up to its lines' using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE FUNCTION count_coupon_uses() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	PERFORM "change_coupon_uses"("coupon_id", count(*)::integer, sum("discount_cents")::integer)
		FROM "placed" WHERE "coupon_id" IS NOT NULL AND "status" <> 'CANCELED' GROUP BY "coupon_id" ORDER BY "coupon_id";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION count_records() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION count_users() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION credit_entries_stay() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	RAISE EXCEPTION 'movements of credits are only ever added';
END $$;
--> statement-breakpoint
CREATE FUNCTION folded(given text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
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
CREATE FUNCTION invoice_adds_up(entries jsonb, charges bigint, credits bigint, net bigint, direction text) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    AS $$
  select charges = coalesce(sum((entry ->> 'amount')::bigint) filter (where entry ->> 'side' = 'CHARGE'), 0)
    and credits = coalesce(sum((entry ->> 'amount')::bigint) filter (where entry ->> 'side' = 'CREDIT'), 0)
    and net = abs(charges - credits)
    and direction = case when charges >= credits then 'RECEIVABLE' else 'PAYOUT' end
    and coalesce(bool_and((entry ->> 'amount')::bigint > 0), true)
  from jsonb_array_elements(entries) entry
$$;
--> statement-breakpoint
CREATE FUNCTION loose_delivery_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO "loose_delivery_changes" ("delivery_id", "change") VALUES (NEW."id", pg_current_xact_id()::text::bigint)
  ON CONFLICT ("delivery_id") DO UPDATE SET "change" = EXCLUDED."change";
  PERFORM pg_notify('loose_deliveries', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION order_adds_up(items jsonb, payments jsonb, total integer, fees integer) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    AS $$
  SELECT items IS NULL OR (
    NOT EXISTS (
      SELECT 1 FROM jsonb_array_elements(items) AS item
      WHERE (item->>'totalCents')::integer <> round((item->>'quantity')::numeric * ((item->>'unitPriceCents')::integer
        + (SELECT coalesce(sum((option->>'priceCents')::integer), 0) FROM jsonb_array_elements(item->'options') AS option)))
    )
    AND (SELECT coalesce(sum((item->>'totalCents')::integer), 0) FROM jsonb_array_elements(items) AS item) + fees = total
    AND (payments IS NULL
      OR (SELECT coalesce(sum((payment->>'amountCents')::integer), 0) FROM jsonb_array_elements(payments) AS payment) = total)
  )
$$;
--> statement-breakpoint
CREATE FUNCTION order_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.change := pg_current_xact_id()::text::bigint;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION order_customer() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION orders_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_notify('orders', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION recount_coupon_uses() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	IF OLD."coupon_id" IS NOT NULL AND OLD."status" <> 'CANCELED' THEN
		PERFORM "change_coupon_uses"(OLD."coupon_id", -1, -OLD."discount_cents");
	END IF;
	IF TG_OP = 'UPDATE' AND NEW."coupon_id" IS NOT NULL AND NEW."status" <> 'CANCELED' THEN
		PERFORM "change_coupon_uses"(NEW."coupon_id", 1, NEW."discount_cents");
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION release_invoice_orders() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update invoice_orders set is_released = true where invoice_id = new.id;
  return null;
end $$;
--> statement-breakpoint
CREATE FUNCTION supersede_legal_documents() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update legal_documents former set status = 'SUPERSEDED', version = former.version + 1, updated_at = now()
  where former.status = 'PUBLISHED' and former.application_id = new.application_id and former.type = new.type
    and former.user_type is not distinct from new.user_type and former.language = new.language
    and former.edition < new.edition;
  return null;
end $$;
--> statement-breakpoint
CREATE TABLE access_group_members (
    group_id bigint NOT NULL,
    user_id bigint NOT NULL,
    until timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE access_groups (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    title text NOT NULL,
    description text,
    company bigint,
    is_active boolean DEFAULT false NOT NULL,
    permissions text[] DEFAULT '{}'::text[] NOT NULL,
    search_text text GENERATED ALWAYS AS (folded(((COALESCE(title, ''::text) || chr(31)) || COALESCE(description, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((COALESCE(title, ''::text) || chr(31)) || COALESCE(description, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE access_groups ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME access_groups_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE acl_groups (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    module bigint NOT NULL,
    is_active boolean DEFAULT false NOT NULL,
    search_text text GENERATED ALWAYS AS (folded(COALESCE(name, ''::text))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(COALESCE(name, ''::text)), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE acl_groups ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME acl_groups_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE acl_groups_routes (
    record_id bigint NOT NULL,
    target_id bigint NOT NULL,
    "position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE acl_groups_user_types (
    record_id bigint NOT NULL,
    target_id bigint NOT NULL,
    "position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE acl_modules (
    id bigint NOT NULL,
    "position" bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    key text NOT NULL,
    parent bigint,
    is_active boolean DEFAULT false NOT NULL,
    search_text text GENERATED ALWAYS AS (folded(((COALESCE(name, ''::text) || chr(31)) || COALESCE(key, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((COALESCE(name, ''::text) || chr(31)) || COALESCE(key, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE acl_modules ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME acl_modules_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE acl_routes (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    path text NOT NULL,
    method text NOT NULL,
    module bigint NOT NULL,
    permissions jsonb DEFAULT '[]'::jsonb NOT NULL,
    is_public boolean DEFAULT false NOT NULL,
    description text,
    search_text text GENERATED ALWAYS AS (folded(((COALESCE(path, ''::text) || chr(31)) || COALESCE(description, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((COALESCE(path, ''::text) || chr(31)) || COALESCE(description, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE acl_routes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME acl_routes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE app_categories (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    "position" bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    parent bigint,
    icon bigint,
    image bigint,
    color text,
    is_active boolean DEFAULT false NOT NULL,
    target text NOT NULL,
    segment bigint,
    "group" bigint,
    screen text,
    address text,
    search_text text GENERATED ALWAYS AS (folded(COALESCE(name, ''::text))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(COALESCE(name, ''::text)), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
CREATE TABLE app_categories_cities (
    record_id bigint NOT NULL,
    target_id bigint NOT NULL,
    "position" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE app_categories ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME app_categories_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE application_domains (
    domain text NOT NULL,
    application_id bigint NOT NULL,
    "position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE applications (
    id bigint NOT NULL,
    name text NOT NULL,
    admin_style jsonb,
    firebase jsonb,
    type_app text,
    status text DEFAULT 'DRAFT'::text NOT NULL,
    upgrade text DEFAULT 'NONE'::text NOT NULL,
    stores jsonb,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE applications ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME applications_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE audit_lines (
    id bigint NOT NULL,
    application_id bigint,
    franchise_id bigint,
    company_id bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    actor bigint,
    action text NOT NULL,
    list text NOT NULL,
    record_id bigint,
    label text NOT NULL,
    reason text,
    changes jsonb DEFAULT '[]'::jsonb NOT NULL,
    address text,
    result text DEFAULT 'DONE'::text NOT NULL,
    user_agent text,
    search_text text GENERATED ALWAYS AS (folded(COALESCE(label, ''::text))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(COALESCE(label, ''::text)), '(.)'::text, '\1z'::text, 'g'::text))) STORED,
    is_unversioned boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE audit_lines ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME audit_lines_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE bank_branches (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    bank bigint NOT NULL,
    number text NOT NULL,
    check_digit text,
    name text NOT NULL,
    city text,
    state text,
    phone text,
    is_active boolean DEFAULT false NOT NULL,
    search_text text GENERATED ALWAYS AS (folded(((((((COALESCE(number, ''::text) || chr(31)) || COALESCE(name, ''::text)) || chr(31)) || COALESCE(city, ''::text)) || chr(31)) || COALESCE(phone, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((((((COALESCE(number, ''::text) || chr(31)) || COALESCE(name, ''::text)) || chr(31)) || COALESCE(city, ''::text)) || chr(31)) || COALESCE(phone, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE bank_branches ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME bank_branches_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE banks (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    code text,
    ispb text,
    name text NOT NULL,
    legal_name text,
    has_pix boolean DEFAULT false NOT NULL,
    is_active boolean DEFAULT false NOT NULL,
    search_text text GENERATED ALWAYS AS (folded(((((((COALESCE(code, ''::text) || chr(31)) || COALESCE(ispb, ''::text)) || chr(31)) || COALESCE(name, ''::text)) || chr(31)) || COALESCE(legal_name, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((((((COALESCE(code, ''::text) || chr(31)) || COALESCE(ispb, ''::text)) || chr(31)) || COALESCE(name, ''::text)) || chr(31)) || COALESCE(legal_name, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE banks ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME banks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE banners (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    company_id bigint NOT NULL,
    "position" bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    title text NOT NULL,
    image_mobile bigint NOT NULL,
    image_desktop bigint,
    target text NOT NULL,
    coupon bigint,
    company bigint,
    url text,
    starts_at timestamp with time zone,
    ends_at timestamp with time zone,
    weekdays text[] DEFAULT '{}'::text[] NOT NULL,
    impressions bigint,
    clicks bigint,
    status text NOT NULL,
    click_rate bigint GENERATED ALWAYS AS ((round((((clicks)::numeric * 10000.0) / (NULLIF(impressions, 0))::numeric)))::bigint) STORED,
    search_text text GENERATED ALWAYS AS (folded(COALESCE(title, ''::text))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(COALESCE(title, ''::text)), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
CREATE TABLE banners_cities (
    record_id bigint NOT NULL,
    target_id bigint NOT NULL,
    "position" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE banners ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME banners_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE braspag_subordinates (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    company_id bigint NOT NULL,
    status text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    fancy_name text NOT NULL,
    corporate_name text NOT NULL,
    document_type text NOT NULL,
    cpf text,
    birth_date date,
    cnpj text,
    mcc text,
    merchant_id text,
    contact_name text,
    phone text,
    email text,
    street text,
    city text,
    state text,
    post_code text,
    bank bigint,
    account_type text,
    branch text,
    account text,
    bank_check text,
    mdr bigint NOT NULL,
    fee bigint,
    has_pix boolean DEFAULT false NOT NULL,
    rates jsonb DEFAULT '[]'::jsonb NOT NULL,
    articles bigint,
    address_proof bigint,
    bank_proof bigint,
    search_text text GENERATED ALWAYS AS (folded(((((((((((COALESCE(fancy_name, ''::text) || chr(31)) || COALESCE(corporate_name, ''::text)) || chr(31)) || COALESCE(merchant_id, ''::text)) || chr(31)) || COALESCE(contact_name, ''::text)) || chr(31)) || COALESCE(phone, ''::text)) || chr(31)) || COALESCE(post_code, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((((((((((COALESCE(fancy_name, ''::text) || chr(31)) || COALESCE(corporate_name, ''::text)) || chr(31)) || COALESCE(merchant_id, ''::text)) || chr(31)) || COALESCE(contact_name, ''::text)) || chr(31)) || COALESCE(phone, ''::text)) || chr(31)) || COALESCE(post_code, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE braspag_subordinates ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME braspag_subordinates_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE braspag_transactions (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    company_id bigint NOT NULL,
    status text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    payment_id text NOT NULL,
    order_code text,
    method text NOT NULL,
    brand text,
    installments bigint,
    amount bigint NOT NULL,
    captured bigint,
    refunded bigint,
    net bigint,
    settles_on date,
    return_code text,
    tid text,
    nsu text,
    "authorization" text,
    antifraud text,
    splits jsonb DEFAULT '[]'::jsonb NOT NULL,
    events jsonb DEFAULT '[]'::jsonb NOT NULL,
    search_text text GENERATED ALWAYS AS (folded(((((((((COALESCE(payment_id, ''::text) || chr(31)) || COALESCE(order_code, ''::text)) || chr(31)) || COALESCE(tid, ''::text)) || chr(31)) || COALESCE(nsu, ''::text)) || chr(31)) || COALESCE("authorization", ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((((((((COALESCE(payment_id, ''::text) || chr(31)) || COALESCE(order_code, ''::text)) || chr(31)) || COALESCE(tid, ''::text)) || chr(31)) || COALESCE(nsu, ''::text)) || chr(31)) || COALESCE("authorization", ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE braspag_transactions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME braspag_transactions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE bug_orders (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    company_id bigint NOT NULL,
    status text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    order_code text NOT NULL,
    kind text NOT NULL,
    severity text NOT NULL,
    since timestamp with time zone,
    is_found_by_rule boolean DEFAULT false NOT NULL,
    detail text,
    resolution text,
    search_text text GENERATED ALWAYS AS (folded(((COALESCE(order_code, ''::text) || chr(31)) || COALESCE(detail, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((COALESCE(order_code, ''::text) || chr(31)) || COALESCE(detail, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE bug_orders ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME bug_orders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE campaigns (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    company_id bigint NOT NULL,
    status text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    objective text NOT NULL,
    channel text NOT NULL,
    audience text NOT NULL,
    coupon bigint,
    message text,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    budget bigint,
    cost bigint,
    reached bigint,
    clicks bigint,
    orders bigint,
    order_rate bigint GENERATED ALWAYS AS ((round((((orders)::numeric * 10000.0) / (NULLIF(reached, 0))::numeric)))::bigint) STORED,
    revenue bigint,
    estimated bigint,
    subject text,
    failed bigint,
    unconfirmed bigint,
    started_at timestamp with time zone,
    problem text,
    approved_by bigint,
    approved_at timestamp with time zone,
    control_share bigint,
    attribution_days bigint,
    stop_share bigint,
    controlled bigint,
    control_orders bigint,
    control_rate bigint GENERATED ALWAYS AS ((round((((control_orders)::numeric * 10000.0) / (NULLIF(controlled, 0))::numeric)))::bigint) STORED,
    search_text text GENERATED ALWAYS AS (folded(COALESCE(name, ''::text))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(COALESCE(name, ''::text)), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE campaigns ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME campaigns_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE canned_replies (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    company_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    shortcut text NOT NULL,
    body text NOT NULL,
    search_text text GENERATED ALWAYS AS (folded(((COALESCE(shortcut, ''::text) || chr(31)) || COALESCE(body, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((COALESCE(shortcut, ''::text) || chr(31)) || COALESCE(body, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE canned_replies ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME canned_replies_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE cities (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    state text NOT NULL,
    ibge_code text,
    time_zone text NOT NULL,
    center point,
    is_active boolean DEFAULT false NOT NULL,
    minimum_fee bigint,
    fee_per_km bigint,
    free_above bigint,
    neighborhoods jsonb DEFAULT '[]'::jsonb NOT NULL,
    search_text text GENERATED ALWAYS AS (folded(((COALESCE(name, ''::text) || chr(31)) || COALESCE(ibge_code, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((COALESCE(name, ''::text) || chr(31)) || COALESCE(ibge_code, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE cities ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME cities_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE companies (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    franchise_id bigint,
    name text NOT NULL,
    type text NOT NULL,
    shopping_flow text,
    time_zone text DEFAULT 'America/Sao_Paulo'::text NOT NULL,
    place point,
    longitude double precision GENERATED ALWAYS AS (place[0]) STORED,
    latitude double precision GENERATED ALWAYS AS (place[1]) STORED,
    status text DEFAULT 'APPROVED'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    logo bigint,
    segment bigint,
    description text,
    post_code text,
    address_line text,
    number text,
    complement text,
    neighborhood text,
    city bigint,
    legal_name text,
    cnpj text,
    state_registration text,
    responsible text,
    phone text,
    whatsapp text,
    email text,
    bank bigint,
    branch text,
    account text,
    pix_kind text,
    pix_key text,
    fulfillment text[] DEFAULT '{}'::text[] NOT NULL,
    prep_minutes bigint,
    max_orders_per_hour bigint,
    schedule_hours bigint,
    search_text text GENERATED ALWAYS AS (folded(((((((((((((COALESCE(name, ''::text) || chr(31)) || COALESCE(post_code, ''::text)) || chr(31)) || COALESCE(address_line, ''::text)) || chr(31)) || COALESCE(legal_name, ''::text)) || chr(31)) || COALESCE(cnpj, ''::text)) || chr(31)) || COALESCE(responsible, ''::text)) || chr(31)) || COALESCE(phone, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((((((((((((COALESCE(name, ''::text) || chr(31)) || COALESCE(post_code, ''::text)) || chr(31)) || COALESCE(address_line, ''::text)) || chr(31)) || COALESCE(legal_name, ''::text)) || chr(31)) || COALESCE(cnpj, ''::text)) || chr(31)) || COALESCE(responsible, ''::text)) || chr(31)) || COALESCE(phone, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE companies ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME companies_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE company_deliveries (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    is_open boolean DEFAULT false NOT NULL,
    is_manual boolean DEFAULT false NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    changed_by bigint,
    version integer DEFAULT 1 NOT NULL,
    changes_at timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE company_deliveries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME company_deliveries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE company_groups (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    status text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    responsible text,
    shares_catalog boolean DEFAULT false NOT NULL,
    shares_customers boolean DEFAULT false NOT NULL,
    bills_together boolean DEFAULT false NOT NULL,
    logo bigint,
    search_text text GENERATED ALWAYS AS (folded(((COALESCE(name, ''::text) || chr(31)) || COALESCE(responsible, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((COALESCE(name, ''::text) || chr(31)) || COALESCE(responsible, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
CREATE TABLE company_groups_companies (
    record_id bigint NOT NULL,
    target_id bigint NOT NULL,
    "position" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE company_groups ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME company_groups_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE company_payment_methods (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    company_id bigint NOT NULL,
    "position" bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    method bigint NOT NULL,
    kind text NOT NULL,
    is_for_delivery boolean DEFAULT false NOT NULL,
    is_for_takeout boolean DEFAULT false NOT NULL,
    is_active boolean DEFAULT false NOT NULL,
    brands text,
    min_order bigint,
    max_order bigint,
    fee_percent bigint,
    installments bigint,
    voucher text,
    needs_change boolean DEFAULT false NOT NULL,
    external_code text,
    search_text text GENERATED ALWAYS AS (folded(((((COALESCE(name, ''::text) || chr(31)) || COALESCE(brands, ''::text)) || chr(31)) || COALESCE(external_code, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((((COALESCE(name, ''::text) || chr(31)) || COALESCE(brands, ''::text)) || chr(31)) || COALESCE(external_code, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE company_payment_methods ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME company_payment_methods_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE company_segments (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    "position" bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    slug text NOT NULL,
    company_type text,
    colour text,
    is_active boolean DEFAULT false NOT NULL,
    image bigint,
    search_text text GENERATED ALWAYS AS (folded(((COALESCE(name, ''::text) || chr(31)) || COALESCE(slug, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((COALESCE(name, ''::text) || chr(31)) || COALESCE(slug, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE company_segments ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME company_segments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE contact_removals (
    id bigint NOT NULL,
    contact_id bigint NOT NULL,
    company_id bigint NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    change bigint DEFAULT ((pg_current_xact_id())::text)::bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE contact_removals ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME contact_removals_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE contact_typing (
    contact_id bigint NOT NULL,
    user_id bigint NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    change bigint DEFAULT ((pg_current_xact_id())::text)::bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE contacts (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    user_id bigint,
    name text,
    phone text NOT NULL,
    phone_key text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    state text DEFAULT 'OPEN'::text NOT NULL,
    assignee_id bigint,
    unread integer DEFAULT 0 NOT NULL,
    last_message_id bigint DEFAULT 0 NOT NULL,
    customer_at timestamp with time zone,
    change bigint DEFAULT ((pg_current_xact_id())::text)::bigint NOT NULL,
    whatsapp_number text,
    search_text text GENERATED ALWAYS AS (folded(((COALESCE(name, ''::text) || chr(31)) || COALESCE(phone, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((COALESCE(name, ''::text) || chr(31)) || COALESCE(phone, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE contacts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME contacts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE contract_acceptance_requests (
    id bigint NOT NULL,
    version_id bigint NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    token_hash text,
    sent_at timestamp with time zone,
    expires_at timestamp with time zone,
    replaced_at timestamp with time zone,
    decision text,
    decided_at timestamp with time zone,
    reason text,
    given_name text,
    given_cpf text,
    ip text,
    failures smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE contract_acceptance_requests ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME contract_acceptance_requests_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE contract_template_editions (
    template_id bigint NOT NULL,
    edition smallint NOT NULL,
    language text NOT NULL,
    body text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE contract_templates (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    title text NOT NULL,
    language text NOT NULL,
    body text NOT NULL,
    edition bigint,
    search_text text GENERATED ALWAYS AS (folded(COALESCE(title, ''::text))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(COALESCE(title, ''::text)), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE contract_templates ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME contract_templates_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE contract_versions (
    id bigint NOT NULL,
    contract_id bigint NOT NULL,
    number smallint NOT NULL,
    language text NOT NULL,
    blocks jsonb NOT NULL,
    hash text NOT NULL,
    basis text NOT NULL,
    issued_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE contract_versions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME contract_versions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE contracts (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    company_id bigint NOT NULL,
    status text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    number text NOT NULL,
    plan text,
    starts_at date NOT NULL,
    ends_at date,
    renewal text NOT NULL,
    notice_days bigint,
    commission bigint,
    commission_own_fleet bigint,
    monthly_fee bigint,
    setup_fee bigint,
    payment_fee bigint,
    billing_day bigint,
    signers jsonb DEFAULT '[]'::jsonb NOT NULL,
    document bigint,
    amendments jsonb DEFAULT '[]'::jsonb NOT NULL,
    template bigint,
    template_edition bigint,
    search_text text GENERATED ALWAYS AS (folded(((COALESCE(number, ''::text) || chr(31)) || COALESCE(plan, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((COALESCE(number, ''::text) || chr(31)) || COALESCE(plan, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE contracts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME contracts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE cost_centers (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    company_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    parent bigint,
    kind text NOT NULL,
    monthly_budget bigint,
    is_active boolean DEFAULT false NOT NULL,
    search_text text GENERATED ALWAYS AS (folded(((COALESCE(code, ''::text) || chr(31)) || COALESCE(name, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((COALESCE(code, ''::text) || chr(31)) || COALESCE(name, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE cost_centers ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME cost_centers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE countries (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    iso2 text NOT NULL,
    iso3 text,
    phone_code text,
    currency text,
    locale text,
    is_active boolean DEFAULT false NOT NULL,
    search_text text GENERATED ALWAYS AS (folded(((((COALESCE(name, ''::text) || chr(31)) || COALESCE(iso2, ''::text)) || chr(31)) || COALESCE(iso3, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((((COALESCE(name, ''::text) || chr(31)) || COALESCE(iso2, ''::text)) || chr(31)) || COALESCE(iso3, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE countries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME countries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE country_states (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    country bigint NOT NULL,
    name text NOT NULL,
    abbreviation text NOT NULL,
    ibge_code text,
    is_active boolean DEFAULT false NOT NULL,
    search_text text GENERATED ALWAYS AS (folded(((((COALESCE(name, ''::text) || chr(31)) || COALESCE(abbreviation, ''::text)) || chr(31)) || COALESCE(ibge_code, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((((COALESCE(name, ''::text) || chr(31)) || COALESCE(abbreviation, ''::text)) || chr(31)) || COALESCE(ibge_code, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE country_states ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME country_states_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE coupons (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    company_id bigint NOT NULL,
    status text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    code text NOT NULL,
    title text NOT NULL,
    description text,
    type text NOT NULL,
    percent bigint,
    value bigint,
    max_discount bigint,
    min_order bigint,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone,
    weekdays text[] DEFAULT '{}'::text[] NOT NULL,
    from_time text,
    until_time text,
    audience text NOT NULL,
    channels text[] DEFAULT '{}'::text[] NOT NULL,
    fulfillment text[] DEFAULT '{}'::text[] NOT NULL,
    funded_by text NOT NULL,
    platform_share bigint,
    limit_total bigint,
    limit_per_customer bigint,
    is_public boolean DEFAULT false NOT NULL,
    is_stackable boolean DEFAULT false NOT NULL,
    used bigint,
    discount_given bigint,
    batch text,
    search_text text GENERATED ALWAYS AS (folded(((COALESCE(code, ''::text) || chr(31)) || COALESCE(title, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((COALESCE(code, ''::text) || chr(31)) || COALESCE(title, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
CREATE TABLE coupons_cities (
    record_id bigint NOT NULL,
    target_id bigint NOT NULL,
    "position" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE coupons ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME coupons_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE coupons_segments (
    record_id bigint NOT NULL,
    target_id bigint NOT NULL,
    "position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE credit_entries (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    kind text NOT NULL,
    amount_cents integer NOT NULL,
    balance_after_cents integer NOT NULL,
    delivery_id bigint,
    reason text,
    by bigint,
    CONSTRAINT credit_entries_not_below_zero CHECK ((balance_after_cents >= 0))
);
--> statement-breakpoint
ALTER TABLE credit_entries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME credit_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE default_views (
    user_id bigint NOT NULL,
    list text NOT NULL,
    view_id bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE delivery_people (
    id bigint NOT NULL,
    application_id bigint,
    franchise_id bigint,
    company_id bigint,
    person_id bigint,
    is_online boolean DEFAULT false NOT NULL,
    on_route boolean DEFAULT false NOT NULL,
    flag text DEFAULT 'FREE'::text NOT NULL,
    cpf text,
    type_of_vehicle text,
    deliveryman_paid boolean DEFAULT false NOT NULL,
    delivery_man_paid_date timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    details jsonb DEFAULT '{}'::jsonb NOT NULL,
    change bigint DEFAULT ((pg_current_xact_id())::text)::bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE delivery_people ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME delivery_people_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE delivery_positions (
    delivery_person_id bigint NOT NULL,
    longitude double precision NOT NULL,
    latitude double precision NOT NULL,
    at timestamp with time zone NOT NULL,
    change bigint DEFAULT ((pg_current_xact_id())::text)::bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE delivery_removals (
    id bigint NOT NULL,
    delivery_person_id bigint NOT NULL,
    application_id bigint,
    franchise_id bigint,
    company_id bigint,
    at timestamp with time zone DEFAULT now() NOT NULL,
    change bigint DEFAULT ((pg_current_xact_id())::text)::bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE delivery_removals ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME delivery_removals_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE delivery_wallets (
    company_id bigint NOT NULL,
    balance_cents integer DEFAULT 0 NOT NULL,
    is_invoiced boolean DEFAULT false NOT NULL,
    rates jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT delivery_wallets_not_below_zero CHECK ((balance_cents >= 0))
);
--> statement-breakpoint
CREATE TABLE departments (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    company_id bigint NOT NULL,
    "position" bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    parent bigint,
    kind text NOT NULL,
    image bigint,
    is_active boolean DEFAULT false NOT NULL,
    search_text text GENERATED ALWAYS AS (folded(COALESCE(name, ''::text))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(COALESCE(name, ''::text)), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE departments ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME departments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE digital_accounts (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    company_id bigint NOT NULL,
    status text NOT NULL,
    "position" bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    bank bigint NOT NULL,
    branch bigint,
    number text NOT NULL,
    check_digit text,
    type text NOT NULL,
    pix_keys jsonb DEFAULT '[]'::jsonb NOT NULL,
    balance bigint,
    blocked bigint,
    search_text text GENERATED ALWAYS AS (folded(COALESCE(name, ''::text))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(COALESCE(name, ''::text)), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE digital_accounts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME digital_accounts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE email_template_sends (
    template_id bigint NOT NULL,
    day date NOT NULL,
    count integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE email_templates (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    status text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    type bigint NOT NULL,
    language text NOT NULL,
    subject text NOT NULL,
    preheader text,
    body text NOT NULL,
    published_at timestamp with time zone,
    search_text text GENERATED ALWAYS AS (folded(((COALESCE(name, ''::text) || chr(31)) || COALESCE(subject, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((COALESCE(name, ''::text) || chr(31)) || COALESCE(subject, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE email_templates ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME email_templates_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE email_types (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    key text NOT NULL,
    trigger text NOT NULL,
    audience text NOT NULL,
    is_transactional boolean DEFAULT false NOT NULL,
    is_active boolean DEFAULT false NOT NULL,
    variables jsonb DEFAULT '[]'::jsonb NOT NULL,
    search_text text GENERATED ALWAYS AS (folded(((COALESCE(name, ''::text) || chr(31)) || COALESCE(key, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((COALESCE(name, ''::text) || chr(31)) || COALESCE(key, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE email_types ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME email_types_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE faq_articles (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    "position" bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    title text NOT NULL,
    body text NOT NULL,
    category text NOT NULL,
    audience text[] DEFAULT '{}'::text[] NOT NULL,
    tags text,
    video text,
    status text NOT NULL,
    screens text,
    language text,
    search_text text GENERATED ALWAYS AS (folded(((((COALESCE(title, ''::text) || chr(31)) || COALESCE(body, ''::text)) || chr(31)) || COALESCE(tags, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((((COALESCE(title, ''::text) || chr(31)) || COALESCE(body, ''::text)) || chr(31)) || COALESCE(tags, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE faq_articles ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME faq_articles_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE faq_reads (
    article_id bigint NOT NULL,
    user_id bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE faq_votes (
    article_id bigint NOT NULL,
    user_id bigint NOT NULL,
    is_helpful boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE fetched_pictures (
    key text NOT NULL,
    type text,
    bytes bytea,
    fetched_at timestamp with time zone,
    tried_at timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE files (
    id bigint NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    size integer NOT NULL,
    outside_key text,
    bytes bytea,
    uploaded_by bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    named_at timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE files ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME files_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE fiscal_documents (
    order_id bigint NOT NULL,
    document jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE franchises (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    name text NOT NULL,
    status text DEFAULT 'ACTIVE'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    legal_name text,
    cnpj text,
    phone text,
    email text,
    starts_at date,
    ends_at date,
    notes text,
    territory jsonb,
    commission bigint,
    royalty bigint,
    minimum_fee bigint,
    billing_day bigint,
    bank bigint,
    branch text,
    account text,
    pix_kind text,
    pix_key text,
    search_text text GENERATED ALWAYS AS (folded(((((((COALESCE(name, ''::text) || chr(31)) || COALESCE(legal_name, ''::text)) || chr(31)) || COALESCE(cnpj, ''::text)) || chr(31)) || COALESCE(phone, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((((((COALESCE(name, ''::text) || chr(31)) || COALESCE(legal_name, ''::text)) || chr(31)) || COALESCE(cnpj, ''::text)) || chr(31)) || COALESCE(phone, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
CREATE TABLE franchises_cities (
    record_id bigint NOT NULL,
    target_id bigint NOT NULL,
    "position" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE franchises ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME franchises_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE franchises_owners (
    record_id bigint NOT NULL,
    target_id bigint NOT NULL,
    "position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE idempotency_keys (
    user_id bigint NOT NULL,
    key text NOT NULL,
    call text NOT NULL,
    body_hash text NOT NULL,
    answer jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE invoice_closing_companies (
    closing_id bigint NOT NULL,
    company_id bigint NOT NULL,
    invoice_id bigint,
    problem text,
    done_at timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE invoice_closings (
    id bigint NOT NULL,
    period_from date NOT NULL,
    period_to date NOT NULL,
    due_on date NOT NULL,
    started_by bigint,
    started_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE invoice_closings ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME invoice_closings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE SEQUENCE invoice_numbers
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
--> statement-breakpoint
CREATE TABLE invoice_orders (
    invoice_id bigint NOT NULL,
    order_id bigint NOT NULL,
    contract_id bigint,
    sales integer NOT NULL,
    delivery integer NOT NULL,
    coupon_refund integer NOT NULL,
    commission integer NOT NULL,
    payment_fee integer NOT NULL,
    collected integer NOT NULL,
    is_released boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE invoice_reminders (
    id bigint NOT NULL,
    invoice_id bigint NOT NULL,
    user_id bigint NOT NULL,
    due_on date NOT NULL,
    days smallint,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE invoice_reminders ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME invoice_reminders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE invoices (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    company_id bigint NOT NULL,
    status text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    number text NOT NULL,
    period_from date NOT NULL,
    period_to date NOT NULL,
    due_on date NOT NULL,
    issued_on date,
    direction text NOT NULL,
    charges bigint NOT NULL,
    credits bigint NOT NULL,
    net bigint NOT NULL,
    notes text,
    lines jsonb DEFAULT '[]'::jsonb NOT NULL,
    adjustments jsonb DEFAULT '[]'::jsonb NOT NULL,
    method text,
    paid bigint,
    paid_on date,
    slip_line text,
    fiscal_number text,
    fiscal_link text,
    search_text text GENERATED ALWAYS AS (folded(((COALESCE(number, ''::text) || chr(31)) || COALESCE(fiscal_number, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((COALESCE(number, ''::text) || chr(31)) || COALESCE(fiscal_number, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED,
    CONSTRAINT invoices_add_up CHECK (invoice_adds_up((lines || adjustments), charges, credits, net, direction))
);
--> statement-breakpoint
ALTER TABLE invoices ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME invoices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE jobs (
    id bigint NOT NULL,
    status text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    key text NOT NULL,
    kind text NOT NULL,
    every_minutes bigint,
    due_at timestamp with time zone,
    started_at timestamp with time zone,
    finished_at timestamp with time zone,
    leased_until timestamp with time zone,
    failures bigint,
    failure text,
    search_text text GENERATED ALWAYS AS (folded(COALESCE(key, ''::text))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(COALESCE(key, ''::text)), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE jobs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME jobs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE lead_reminders (
    id bigint NOT NULL,
    lead_id bigint NOT NULL,
    user_id bigint NOT NULL,
    due_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE lead_reminders ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME lead_reminders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE leads (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    status text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    business text,
    phone text NOT NULL,
    email text,
    city text,
    state text,
    segment bigint,
    source text NOT NULL,
    interest text NOT NULL,
    responsible bigint,
    value bigint,
    next_action text,
    next_action_at timestamp with time zone,
    notes jsonb DEFAULT '[]'::jsonb NOT NULL,
    company bigint,
    cnpj text,
    search_text text GENERATED ALWAYS AS (folded(((((((((((((COALESCE(name, ''::text) || chr(31)) || COALESCE(business, ''::text)) || chr(31)) || COALESCE(cnpj, ''::text)) || chr(31)) || COALESCE(phone, ''::text)) || chr(31)) || COALESCE(email, ''::text)) || chr(31)) || COALESCE(city, ''::text)) || chr(31)) || COALESCE(next_action, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((((((((((((COALESCE(name, ''::text) || chr(31)) || COALESCE(business, ''::text)) || chr(31)) || COALESCE(cnpj, ''::text)) || chr(31)) || COALESCE(phone, ''::text)) || chr(31)) || COALESCE(email, ''::text)) || chr(31)) || COALESCE(city, ''::text)) || chr(31)) || COALESCE(next_action, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE leads ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME leads_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE legal_acceptances (
    id bigint NOT NULL,
    document_id bigint NOT NULL,
    user_id bigint,
    user_name text NOT NULL,
    company_id bigint,
    accepted_at timestamp with time zone DEFAULT now() NOT NULL,
    address text,
    user_agent text
);
--> statement-breakpoint
ALTER TABLE legal_acceptances ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME legal_acceptances_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE legal_documents (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    status text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    title text NOT NULL,
    type text NOT NULL,
    user_type text,
    language text NOT NULL,
    requires_acceptance boolean DEFAULT false NOT NULL,
    changes text,
    body text NOT NULL,
    edition bigint,
    published_at timestamp with time zone,
    search_text text GENERATED ALWAYS AS (folded(COALESCE(title, ''::text))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(COALESCE(title, ''::text)), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE legal_documents ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME legal_documents_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE license_reminders (
    id bigint NOT NULL,
    license_id bigint NOT NULL,
    user_id bigint NOT NULL,
    expires_at date NOT NULL,
    days smallint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE license_reminders ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME license_reminders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE licenses (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    company_id bigint NOT NULL,
    status text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    key text NOT NULL,
    product text NOT NULL,
    plan text,
    customer text,
    seats bigint NOT NULL,
    used_seats bigint,
    starts_at date NOT NULL,
    expires_at date,
    billing text,
    price bigint,
    renews_itself boolean DEFAULT false NOT NULL,
    search_text text GENERATED ALWAYS AS (folded(((COALESCE(plan, ''::text) || chr(31)) || COALESCE(customer, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((COALESCE(plan, ''::text) || chr(31)) || COALESCE(customer, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE licenses ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME licenses_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE login_attempts (
    key text NOT NULL,
    tried bigint NOT NULL,
    last_at timestamp with time zone NOT NULL,
    open_at timestamp with time zone NOT NULL,
    proven_at timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE loose_deliveries (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    company_id bigint NOT NULL,
    status text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    code text NOT NULL,
    type text NOT NULL,
    pickup text,
    pickup_place point,
    destination text NOT NULL,
    recipients text,
    package_size text NOT NULL,
    vehicle text NOT NULL,
    needs_return boolean DEFAULT false NOT NULL,
    scheduled_for timestamp with time zone,
    delivery_person bigint,
    dropoffs jsonb DEFAULT '[]'::jsonb NOT NULL,
    distance double precision,
    eta bigint,
    price bigint NOT NULL,
    refunded bigint,
    pay_by text NOT NULL,
    timeline jsonb DEFAULT '[]'::jsonb NOT NULL,
    search_text text GENERATED ALWAYS AS (folded(((((COALESCE(code, ''::text) || chr(31)) || COALESCE(destination, ''::text)) || chr(31)) || COALESCE(recipients, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((((COALESCE(code, ''::text) || chr(31)) || COALESCE(destination, ''::text)) || chr(31)) || COALESCE(recipients, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE loose_deliveries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME loose_deliveries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE loose_delivery_changes (
    delivery_id bigint NOT NULL,
    change bigint DEFAULT ((pg_current_xact_id())::text)::bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE loose_delivery_tracks (
    code text NOT NULL,
    delivery_id bigint NOT NULL,
    dropoff smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE mail_jobs (
    id bigint NOT NULL,
    kind text NOT NULL,
    email text NOT NULL,
    language text NOT NULL,
    registration_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    due_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    acceptance_request_id bigint,
    license_reminder_id bigint,
    invoice_reminder_id bigint,
    ticket_message_id bigint,
    ticket_id bigint,
    lead_reminder_id bigint
);
--> statement-breakpoint
ALTER TABLE mail_jobs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME mail_jobs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE mail_unsubscriptions (
    person_id bigint NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE message_recipients (
    list text NOT NULL,
    record_id bigint NOT NULL,
    person_id bigint NOT NULL,
    state text NOT NULL,
    at timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE message_templates (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    company_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    title text NOT NULL,
    key text NOT NULL,
    language text NOT NULL,
    body text NOT NULL,
    is_approved boolean DEFAULT false NOT NULL,
    search_text text GENERATED ALWAYS AS (folded(((((COALESCE(title, ''::text) || chr(31)) || COALESCE(key, ''::text)) || chr(31)) || COALESCE(body, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((((COALESCE(title, ''::text) || chr(31)) || COALESCE(key, ''::text)) || chr(31)) || COALESCE(body, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE message_templates ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME message_templates_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE messages (
    id bigint NOT NULL,
    contact_id bigint NOT NULL,
    direction text NOT NULL,
    kind text NOT NULL,
    body text,
    media_url text,
    media_id bigint,
    media_type text,
    media_name text,
    media_size integer,
    template text[],
    status text,
    failure text,
    sent_by bigint,
    provider_id text,
    sending_since timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    change bigint DEFAULT ((pg_current_xact_id())::text)::bigint NOT NULL,
    provider_media_id text,
    media_state text,
    media_tries integer DEFAULT 0 NOT NULL,
    media_next_at timestamp with time zone,
    send_tries integer DEFAULT 0 NOT NULL,
    send_at timestamp with time zone,
    user_id bigint
);
--> statement-breakpoint
ALTER TABLE messages ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE notification_topics (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    key text NOT NULL,
    title text NOT NULL,
    description text,
    is_default boolean DEFAULT false NOT NULL,
    is_active boolean DEFAULT false NOT NULL,
    search_text text GENERATED ALWAYS AS (folded(((COALESCE(key, ''::text) || chr(31)) || COALESCE(title, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((COALESCE(key, ''::text) || chr(31)) || COALESCE(title, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE notification_topics ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME notification_topics_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE notification_topics_user_types (
    record_id bigint NOT NULL,
    target_id bigint NOT NULL,
    "position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE notifications (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    status text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    title text NOT NULL,
    body text NOT NULL,
    image bigint,
    deep_link text,
    channel text NOT NULL,
    "to" text NOT NULL,
    topic bigint,
    center point,
    radius_km bigint,
    estimated bigint,
    scheduled_for timestamp with time zone,
    is_allowed_at_night boolean DEFAULT false NOT NULL,
    author bigint,
    approved_by bigint,
    approved_at timestamp with time zone,
    sent bigint,
    delivered bigint,
    opened bigint,
    failed bigint,
    open_rate bigint GENERATED ALWAYS AS ((round((((opened)::numeric * 10000.0) / (NULLIF(sent, 0))::numeric)))::bigint) STORED,
    unconfirmed bigint,
    started_at timestamp with time zone,
    problem text,
    tabloid bigint,
    search_text text GENERATED ALWAYS AS (folded(((COALESCE(name, ''::text) || chr(31)) || COALESCE(title, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((COALESCE(name, ''::text) || chr(31)) || COALESCE(title, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
CREATE TABLE notifications_cities (
    record_id bigint NOT NULL,
    target_id bigint NOT NULL,
    "position" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE notifications ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME notifications_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE notifications_offer_cities (
    record_id bigint NOT NULL,
    target_id bigint NOT NULL,
    "position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE notifications_readers (
    record_id bigint NOT NULL,
    target_id bigint NOT NULL,
    "position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE offer_cities (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    state bigint NOT NULL,
    ibge_code text,
    time_zone text NOT NULL,
    center point,
    radius_km bigint,
    is_active boolean DEFAULT false NOT NULL,
    search_text text GENERATED ALWAYS AS (folded(((COALESCE(name, ''::text) || chr(31)) || COALESCE(ibge_code, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((COALESCE(name, ''::text) || chr(31)) || COALESCE(ibge_code, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE offer_cities ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME offer_cities_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE offer_companies (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    status text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    logo bigint NOT NULL,
    cnpj text,
    segment bigint,
    plan text NOT NULL,
    company bigint,
    is_verified boolean DEFAULT false NOT NULL,
    followers bigint,
    phone text,
    whatsapp text,
    email text,
    website text,
    instagram text,
    facebook text,
    search_text text GENERATED ALWAYS AS (folded(((((((COALESCE(name, ''::text) || chr(31)) || COALESCE(cnpj, ''::text)) || chr(31)) || COALESCE(phone, ''::text)) || chr(31)) || COALESCE(email, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((((((COALESCE(name, ''::text) || chr(31)) || COALESCE(cnpj, ''::text)) || chr(31)) || COALESCE(phone, ''::text)) || chr(31)) || COALESCE(email, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE offer_companies ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME offer_companies_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE offer_favorites (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    target text NOT NULL,
    kind text NOT NULL,
    store bigint,
    tabloid bigint,
    company bigint,
    city bigint,
    reader bigint,
    search_text text GENERATED ALWAYS AS (folded(COALESCE(target, ''::text))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(COALESCE(target, ''::text)), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE offer_favorites ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME offer_favorites_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE offer_fonts (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    family text NOT NULL,
    weight text NOT NULL,
    style text NOT NULL,
    file bigint,
    license text NOT NULL,
    sample text,
    is_active boolean DEFAULT false NOT NULL,
    search_text text GENERATED ALWAYS AS (folded(((COALESCE(family, ''::text) || chr(31)) || COALESCE(license, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((COALESCE(family, ''::text) || chr(31)) || COALESCE(license, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE offer_fonts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME offer_fonts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE offer_people (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    status text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    phone text,
    email text,
    city bigint,
    birth_date date,
    gender text,
    accepts_push boolean DEFAULT false NOT NULL,
    device text,
    has_push boolean DEFAULT false NOT NULL,
    last_access_at timestamp with time zone,
    search_text text GENERATED ALWAYS AS (folded(((((COALESCE(name, ''::text) || chr(31)) || COALESCE(phone, ''::text)) || chr(31)) || COALESCE(email, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((((COALESCE(name, ''::text) || chr(31)) || COALESCE(phone, ''::text)) || chr(31)) || COALESCE(email, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE offer_people ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME offer_people_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE offer_sites (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    status text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    title text NOT NULL,
    domain text NOT NULL,
    description text,
    logo bigint,
    favicon bigint,
    hero bigint,
    main_color text,
    accent_color text,
    footer text,
    result_title text,
    result_text text,
    share_image bigint,
    instagram text,
    facebook text,
    app_store text,
    play_store text,
    analytics_id text,
    pixel_id text,
    search_text text GENERATED ALWAYS AS (folded(((COALESCE(title, ''::text) || chr(31)) || COALESCE(domain, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((COALESCE(title, ''::text) || chr(31)) || COALESCE(domain, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE offer_sites ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME offer_sites_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE offer_sliders (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    status text NOT NULL,
    "position" bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    title text NOT NULL,
    image bigint NOT NULL,
    target text NOT NULL,
    tabloid bigint,
    store bigint,
    company bigint,
    url text,
    starts_at timestamp with time zone,
    ends_at timestamp with time zone,
    impressions bigint,
    clicks bigint,
    click_rate bigint GENERATED ALWAYS AS ((round((((clicks)::numeric * 10000.0) / (NULLIF(impressions, 0))::numeric)))::bigint) STORED,
    search_text text GENERATED ALWAYS AS (folded(COALESCE(title, ''::text))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(COALESCE(title, ''::text)), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
CREATE TABLE offer_sliders_cities (
    record_id bigint NOT NULL,
    target_id bigint NOT NULL,
    "position" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE offer_sliders ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME offer_sliders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE offer_stores (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    company bigint NOT NULL,
    city bigint NOT NULL,
    address text NOT NULL,
    place point NOT NULL,
    photo bigint,
    services text[] DEFAULT '{}'::text[] NOT NULL,
    is_active boolean DEFAULT false NOT NULL,
    views bigint,
    phone text,
    whatsapp text,
    hours jsonb,
    search_text text GENERATED ALWAYS AS (folded(((((COALESCE(name, ''::text) || chr(31)) || COALESCE(address, ''::text)) || chr(31)) || COALESCE(phone, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((((COALESCE(name, ''::text) || chr(31)) || COALESCE(address, ''::text)) || chr(31)) || COALESCE(phone, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE offer_stores ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME offer_stores_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE offer_tabloids (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    status text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    title text NOT NULL,
    cover bigint NOT NULL,
    document bigint,
    company bigint NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    category text,
    is_sponsored boolean DEFAULT false NOT NULL,
    priority bigint,
    source text,
    views bigint,
    favorites bigint,
    shares bigint,
    items jsonb DEFAULT '[]'::jsonb NOT NULL,
    search_text text GENERATED ALWAYS AS (folded(COALESCE(title, ''::text))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(COALESCE(title, ''::text)), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
CREATE TABLE offer_tabloids_cities (
    record_id bigint NOT NULL,
    target_id bigint NOT NULL,
    "position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE offer_tabloids_fonts (
    record_id bigint NOT NULL,
    target_id bigint NOT NULL,
    "position" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE offer_tabloids ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME offer_tabloids_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE offer_tabloids_pages (
    record_id bigint NOT NULL,
    target_id bigint NOT NULL,
    "position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE offer_tabloids_stores (
    record_id bigint NOT NULL,
    target_id bigint NOT NULL,
    "position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE online_times (
    id bigint NOT NULL,
    delivery_person_id bigint NOT NULL,
    online_at timestamp with time zone DEFAULT now() NOT NULL,
    offline_at timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE online_times ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME online_times_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE opening_hours (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    company_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    service text NOT NULL,
    week jsonb NOT NULL,
    exceptions jsonb DEFAULT '[]'::jsonb NOT NULL,
    prep_times jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE opening_hours ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME opening_hours_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE order_customers (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
)
PARTITION BY HASH (company_id);
--> statement-breakpoint
CREATE TABLE order_customers_0 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_customers_1 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_customers_10 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_customers_11 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_customers_12 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_customers_13 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_customers_14 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_customers_15 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_customers_16 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_customers_17 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_customers_18 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_customers_19 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_customers_2 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_customers_20 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_customers_21 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_customers_22 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_customers_23 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_customers_24 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_customers_25 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_customers_26 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_customers_27 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_customers_28 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_customers_29 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_customers_3 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_customers_30 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_customers_31 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_customers_4 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_customers_5 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_customers_6 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_customers_7 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_customers_8 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_customers_9 (
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    phone text,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE order_settings (
    company_id bigint NOT NULL,
    auto_accept boolean DEFAULT false NOT NULL,
    auto_accept_since timestamp with time zone,
    auto_print boolean DEFAULT false NOT NULL,
    prep_minutes integer DEFAULT 35 NOT NULL
);
--> statement-breakpoint
CREATE TABLE orders (
    id bigint NOT NULL,
    company_id bigint NOT NULL,
    status text DEFAULT 'NEW'::text NOT NULL,
    placed_at timestamp with time zone DEFAULT now() NOT NULL,
    total_cents integer NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    placed_in bigint DEFAULT ((pg_current_xact_id())::text)::bigint NOT NULL,
    channel text DEFAULT 'APP'::text NOT NULL,
    fulfillment text DEFAULT 'DELIVERY'::text NOT NULL,
    promised_at timestamp with time zone,
    customer_name text,
    customer_phone text,
    customer_orders integer,
    address jsonb,
    items jsonb,
    payments jsonb,
    delivery_fee_cents integer DEFAULT 0 NOT NULL,
    service_fee_cents integer DEFAULT 0 NOT NULL,
    tip_cents integer DEFAULT 0 NOT NULL,
    discount_cents integer DEFAULT 0 NOT NULL,
    delivery_person_id bigint,
    timeline jsonb DEFAULT '[]'::jsonb NOT NULL,
    coupon_id bigint,
    shopper_id bigint,
    ready_at timestamp with time zone,
    outcome text,
    prep_minutes integer,
    prepare_by timestamp with time zone,
    last_move jsonb,
    change bigint DEFAULT ((pg_current_xact_id())::text)::bigint,
    given_discount_cents integer,
    CONSTRAINT orders_add_up CHECK (order_adds_up(items, payments, total_cents, (((delivery_fee_cents + service_fee_cents) + tip_cents) - discount_cents)))
);
--> statement-breakpoint
ALTER TABLE orders ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME orders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE outbox_messages (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    title text NOT NULL,
    channel text NOT NULL,
    recipient text NOT NULL,
    body text,
    key text,
    outcome text,
    search_text text GENERATED ALWAYS AS (folded(((COALESCE(title, ''::text) || chr(31)) || COALESCE(recipient, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((COALESCE(title, ''::text) || chr(31)) || COALESCE(recipient, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE outbox_messages ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME outbox_messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE packings (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    abbreviation text NOT NULL,
    kind text NOT NULL,
    factor double precision,
    max_weight bigint,
    price bigint,
    is_active boolean DEFAULT false NOT NULL,
    base_unit text,
    fiscal_unit text,
    search_text text GENERATED ALWAYS AS (folded(((COALESCE(name, ''::text) || chr(31)) || COALESCE(abbreviation, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((COALESCE(name, ''::text) || chr(31)) || COALESCE(abbreviation, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE packings ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME packings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE password_resets (
    token_hash text NOT NULL,
    user_id bigint NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE payment_methods (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    "position" bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    type bigint NOT NULL,
    brand text,
    gateway text NOT NULL,
    logo bigint,
    is_active boolean DEFAULT false NOT NULL,
    fee_percent bigint,
    fee_fixed bigint,
    settle_days bigint,
    max_installments bigint,
    ifood_code text,
    erp_code text,
    pos_code text,
    search_text text GENERATED ALWAYS AS (folded(((((((((COALESCE(name, ''::text) || chr(31)) || COALESCE(brand, ''::text)) || chr(31)) || COALESCE(ifood_code, ''::text)) || chr(31)) || COALESCE(erp_code, ''::text)) || chr(31)) || COALESCE(pos_code, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((((((((COALESCE(name, ''::text) || chr(31)) || COALESCE(brand, ''::text)) || chr(31)) || COALESCE(ifood_code, ''::text)) || chr(31)) || COALESCE(erp_code, ''::text)) || chr(31)) || COALESCE(pos_code, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE payment_methods ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME payment_methods_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE payment_operations (
    id bigint NOT NULL,
    transaction_id bigint NOT NULL,
    operation text NOT NULL,
    cents integer NOT NULL,
    reason text NOT NULL,
    request_id uuid NOT NULL,
    user_id bigint,
    user_name text NOT NULL,
    state text DEFAULT 'SENDING'::text NOT NULL,
    code text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    answered_at timestamp with time zone,
    CONSTRAINT payment_operations_cents CHECK ((cents > 0))
);
--> statement-breakpoint
ALTER TABLE payment_operations ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME payment_operations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE payment_types (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    "position" bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    icon bigint,
    is_online boolean DEFAULT false NOT NULL,
    needs_change boolean DEFAULT false NOT NULL,
    is_active boolean DEFAULT false NOT NULL,
    search_text text GENERATED ALWAYS AS (folded(COALESCE(name, ''::text))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(COALESCE(name, ''::text)), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE payment_types ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME payment_types_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE people (
    id bigint NOT NULL,
    application_id bigint,
    name text NOT NULL
);
--> statement-breakpoint
ALTER TABLE people ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME people_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE permissions (
    id bigint NOT NULL,
    name text NOT NULL,
    title_pt_br text NOT NULL,
    title_en text NOT NULL,
    level smallint NOT NULL,
    parent_id bigint,
    "position" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE permissions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME permissions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE popups (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    status text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    title text NOT NULL,
    image bigint,
    body text,
    button_label text,
    target text NOT NULL,
    coupon bigint,
    company bigint,
    url text,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    audience text NOT NULL,
    frequency text NOT NULL,
    priority bigint,
    views bigint,
    clicks bigint,
    click_rate bigint GENERATED ALWAYS AS ((round((((clicks)::numeric * 10000.0) / (NULLIF(views, 0))::numeric)))::bigint) STORED,
    search_text text GENERATED ALWAYS AS (folded(COALESCE(title, ''::text))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(COALESCE(title, ''::text)), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
CREATE TABLE popups_cities (
    record_id bigint NOT NULL,
    target_id bigint NOT NULL,
    "position" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE popups ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME popups_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE popups_segments (
    record_id bigint NOT NULL,
    target_id bigint NOT NULL,
    "position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE print_links (
    id bigint NOT NULL,
    token_hash text NOT NULL,
    template text NOT NULL,
    order_ids jsonb NOT NULL,
    made_by text,
    expires_at timestamp with time zone NOT NULL,
    device_hash text,
    opened_at timestamp with time zone,
    user_id bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE print_links ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME print_links_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE races (
    id bigint NOT NULL,
    delivery_person_id bigint NOT NULL,
    company_id bigint,
    started_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone,
    outcome text,
    distance integer NOT NULL,
    fee_cents integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE races ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME races_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE reader_recipients (
    list text NOT NULL,
    record_id bigint NOT NULL,
    person_id bigint NOT NULL,
    state text NOT NULL,
    at timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE record_counts (
    list text NOT NULL,
    scope text NOT NULL,
    owner bigint NOT NULL,
    shard smallint NOT NULL,
    records bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE refresh_tokens (
    hash text NOT NULL,
    session_id uuid NOT NULL,
    issued_at timestamp with time zone DEFAULT now() NOT NULL,
    used_at timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE registered_people (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    status text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    photo bigint,
    kind text NOT NULL,
    cpf text,
    cnpj text,
    rg text,
    birth_date date,
    roles text[] DEFAULT '{}'::text[] NOT NULL,
    phone text,
    email text,
    city text,
    accepts_marketing boolean DEFAULT false NOT NULL,
    documents jsonb DEFAULT '[]'::jsonb NOT NULL,
    notes text,
    has_pending_document boolean DEFAULT false NOT NULL,
    gender text,
    more_phones jsonb DEFAULT '[]'::jsonb NOT NULL,
    more_emails jsonb DEFAULT '[]'::jsonb NOT NULL,
    marketing_at timestamp with time zone,
    addresses jsonb DEFAULT '[]'::jsonb NOT NULL,
    has_duplicate boolean DEFAULT false NOT NULL,
    search_text text GENERATED ALWAYS AS (folded(((((((COALESCE(name, ''::text) || chr(31)) || COALESCE(phone, ''::text)) || chr(31)) || COALESCE(email, ''::text)) || chr(31)) || COALESCE(city, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((((((COALESCE(name, ''::text) || chr(31)) || COALESCE(phone, ''::text)) || chr(31)) || COALESCE(email, ''::text)) || chr(31)) || COALESCE(city, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE registered_people ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME registered_people_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE registrations (
    id uuid NOT NULL,
    email text NOT NULL,
    username text NOT NULL,
    fullname text NOT NULL,
    password_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    token_hash text,
    expires_at timestamp with time zone,
    failures smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE reminder_unsubscriptions (
    user_id bigint NOT NULL,
    kind text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE role_permissions (
    role_id bigint NOT NULL,
    permission_id bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE roles (
    id bigint NOT NULL,
    application_id bigint,
    franchise_id bigint,
    company_id bigint,
    title text NOT NULL,
    is_core_role boolean DEFAULT false NOT NULL,
    base_name text,
    version integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE roles ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME roles_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE saved_views (
    id bigint NOT NULL,
    list text NOT NULL,
    user_id bigint,
    name text NOT NULL,
    is_shared boolean NOT NULL,
    application_id bigint,
    franchise_id bigint,
    company_id bigint,
    shown jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE saved_views ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME saved_views_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE sessions (
    id uuid NOT NULL,
    user_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE setting_rollout_lines (
    rollout_id bigint NOT NULL,
    company_id bigint NOT NULL,
    before jsonb,
    version integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE setting_rollouts (
    id bigint NOT NULL,
    key text NOT NULL,
    value jsonb NOT NULL,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    started_by bigint,
    undone_at timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE setting_rollouts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME setting_rollouts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE settings (
    id bigint NOT NULL,
    key text NOT NULL,
    scope text NOT NULL,
    scope_id bigint NOT NULL,
    value jsonb,
    version integer DEFAULT 1 NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE settings ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME settings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE shopper_pins (
    shopper_id bigint NOT NULL,
    hash text NOT NULL,
    set_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE shoppers (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    company_id bigint NOT NULL,
    status text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    person bigint,
    photo bigint,
    phone text,
    shifts text[] DEFAULT '{}'::text[] NOT NULL,
    pay_per_order bigint,
    is_online boolean DEFAULT false NOT NULL,
    department bigint,
    search_text text GENERATED ALWAYS AS (folded(((COALESCE(name, ''::text) || chr(31)) || COALESCE(phone, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((COALESCE(name, ''::text) || chr(31)) || COALESCE(phone, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE shoppers ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME shoppers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE ticket_message_files (
    message_id bigint NOT NULL,
    file_id bigint NOT NULL,
    "position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE ticket_messages (
    id bigint NOT NULL,
    ticket_id bigint NOT NULL,
    kind text NOT NULL,
    body text NOT NULL,
    user_id bigint,
    user_name text NOT NULL,
    is_desk boolean NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE ticket_messages ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME ticket_messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE SEQUENCE ticket_numbers
    START WITH 30001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
--> statement-breakpoint
CREATE TABLE ticket_replies (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    shortcut text NOT NULL,
    body text NOT NULL,
    leaves_at text,
    search_text text GENERATED ALWAYS AS (folded(((COALESCE(shortcut, ''::text) || chr(31)) || COALESCE(body, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((COALESCE(shortcut, ''::text) || chr(31)) || COALESCE(body, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE ticket_replies ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME ticket_replies_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE tickets (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    company_id bigint,
    status text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    protocol text,
    subject text NOT NULL,
    description text NOT NULL,
    category text NOT NULL,
    priority text NOT NULL,
    attachment bigint,
    department bigint,
    due_at timestamp with time zone,
    solved_at timestamp with time zone,
    reopenings bigint,
    customer text,
    phone text,
    order_code text,
    assignee bigint,
    requester text,
    first_due_at timestamp with time zone,
    first_reply_at timestamp with time zone,
    email text,
    cpf text,
    invoice bigint,
    tags text,
    opened_by bigint,
    merged_into bigint,
    rating text,
    rating_comment text,
    search_text text GENERATED ALWAYS AS (folded(((((((((COALESCE(protocol, ''::text) || chr(31)) || COALESCE(subject, ''::text)) || chr(31)) || COALESCE(customer, ''::text)) || chr(31)) || COALESCE(phone, ''::text)) || chr(31)) || COALESCE(order_code, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((((((((COALESCE(protocol, ''::text) || chr(31)) || COALESCE(subject, ''::text)) || chr(31)) || COALESCE(customer, ''::text)) || chr(31)) || COALESCE(phone, ''::text)) || chr(31)) || COALESCE(order_code, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE tickets ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME tickets_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE topic_subscriptions (
    topic_id bigint NOT NULL,
    person_id bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE user_counts (
    scope text NOT NULL,
    owner bigint NOT NULL,
    shard smallint NOT NULL,
    users bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE user_franchises (
    user_id bigint NOT NULL,
    franchise_id bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE user_roles (
    user_id bigint NOT NULL,
    role_id bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE user_types (
    id bigint NOT NULL,
    application_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    key text NOT NULL,
    default_role bigint,
    fallback text NOT NULL,
    signs_in_to_panel boolean DEFAULT false NOT NULL,
    is_active boolean DEFAULT false NOT NULL,
    search_text text GENERATED ALWAYS AS (folded(((COALESCE(name, ''::text) || chr(31)) || COALESCE(key, ''::text)))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((COALESCE(name, ''::text) || chr(31)) || COALESCE(key, ''::text))), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
ALTER TABLE user_types ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME user_types_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE users (
    id bigint NOT NULL,
    application_id bigint,
    franchise_id bigint,
    company_id bigint,
    username text NOT NULL,
    email text NOT NULL,
    fullname text NOT NULL,
    password_hash text,
    is_root boolean DEFAULT false NOT NULL,
    is_application boolean DEFAULT false NOT NULL,
    disabled_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    pic text,
    occupation text,
    company_name text,
    phone text,
    address jsonb,
    social_networks jsonb,
    version integer DEFAULT 1 NOT NULL,
    shopper jsonb,
    language text,
    search_text text GENERATED ALWAYS AS (folded(((((fullname || chr(31)) || username) || chr(31)) || email))) STORED,
    spaced_text text GENERATED ALWAYS AS (('z'::text || regexp_replace(folded(((((fullname || chr(31)) || username) || chr(31)) || email)), '(.)'::text, '\1z'::text, 'g'::text))) STORED
);
--> statement-breakpoint
CREATE FUNCTION change_coupon_uses(coupon bigint, uses integer, cents integer) RETURNS void
    LANGUAGE sql
    AS $$
UPDATE "coupons" SET "used" = greatest("used" + uses, 0), "discount_given" = greatest("discount_given" + cents, 0) WHERE "id" = coupon
$$;
--> statement-breakpoint
ALTER TABLE users ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_0 FOR VALUES WITH (modulus 32, remainder 0);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_1 FOR VALUES WITH (modulus 32, remainder 1);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_10 FOR VALUES WITH (modulus 32, remainder 10);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_11 FOR VALUES WITH (modulus 32, remainder 11);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_12 FOR VALUES WITH (modulus 32, remainder 12);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_13 FOR VALUES WITH (modulus 32, remainder 13);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_14 FOR VALUES WITH (modulus 32, remainder 14);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_15 FOR VALUES WITH (modulus 32, remainder 15);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_16 FOR VALUES WITH (modulus 32, remainder 16);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_17 FOR VALUES WITH (modulus 32, remainder 17);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_18 FOR VALUES WITH (modulus 32, remainder 18);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_19 FOR VALUES WITH (modulus 32, remainder 19);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_2 FOR VALUES WITH (modulus 32, remainder 2);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_20 FOR VALUES WITH (modulus 32, remainder 20);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_21 FOR VALUES WITH (modulus 32, remainder 21);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_22 FOR VALUES WITH (modulus 32, remainder 22);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_23 FOR VALUES WITH (modulus 32, remainder 23);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_24 FOR VALUES WITH (modulus 32, remainder 24);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_25 FOR VALUES WITH (modulus 32, remainder 25);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_26 FOR VALUES WITH (modulus 32, remainder 26);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_27 FOR VALUES WITH (modulus 32, remainder 27);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_28 FOR VALUES WITH (modulus 32, remainder 28);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_29 FOR VALUES WITH (modulus 32, remainder 29);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_3 FOR VALUES WITH (modulus 32, remainder 3);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_30 FOR VALUES WITH (modulus 32, remainder 30);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_31 FOR VALUES WITH (modulus 32, remainder 31);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_4 FOR VALUES WITH (modulus 32, remainder 4);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_5 FOR VALUES WITH (modulus 32, remainder 5);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_6 FOR VALUES WITH (modulus 32, remainder 6);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_7 FOR VALUES WITH (modulus 32, remainder 7);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_8 FOR VALUES WITH (modulus 32, remainder 8);
--> statement-breakpoint
ALTER TABLE ONLY order_customers ATTACH PARTITION order_customers_9 FOR VALUES WITH (modulus 32, remainder 9);
--> statement-breakpoint
ALTER TABLE ONLY access_group_members
    ADD CONSTRAINT access_group_members_group_id_user_id_pk PRIMARY KEY (group_id, user_id);
--> statement-breakpoint
ALTER TABLE ONLY access_groups
    ADD CONSTRAINT access_groups_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY acl_groups
    ADD CONSTRAINT acl_groups_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY acl_groups_routes
    ADD CONSTRAINT acl_groups_routes_pk PRIMARY KEY (record_id, target_id);
--> statement-breakpoint
ALTER TABLE ONLY acl_groups_user_types
    ADD CONSTRAINT acl_groups_user_types_pk PRIMARY KEY (record_id, target_id);
--> statement-breakpoint
ALTER TABLE ONLY acl_modules
    ADD CONSTRAINT acl_modules_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY acl_routes
    ADD CONSTRAINT acl_routes_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY app_categories_cities
    ADD CONSTRAINT app_categories_cities_pk PRIMARY KEY (record_id, target_id);
--> statement-breakpoint
ALTER TABLE ONLY app_categories
    ADD CONSTRAINT app_categories_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY application_domains
    ADD CONSTRAINT application_domains_pkey PRIMARY KEY (domain);
--> statement-breakpoint
ALTER TABLE ONLY applications
    ADD CONSTRAINT applications_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY audit_lines
    ADD CONSTRAINT audit_lines_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY bank_branches
    ADD CONSTRAINT bank_branches_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY banks
    ADD CONSTRAINT banks_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY banners_cities
    ADD CONSTRAINT banners_cities_pk PRIMARY KEY (record_id, target_id);
--> statement-breakpoint
ALTER TABLE ONLY banners
    ADD CONSTRAINT banners_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY braspag_subordinates
    ADD CONSTRAINT braspag_subordinates_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY braspag_transactions
    ADD CONSTRAINT braspag_transactions_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY bug_orders
    ADD CONSTRAINT bug_orders_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY campaigns
    ADD CONSTRAINT campaigns_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY canned_replies
    ADD CONSTRAINT canned_replies_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY cities
    ADD CONSTRAINT cities_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY companies
    ADD CONSTRAINT companies_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY company_deliveries
    ADD CONSTRAINT company_deliveries_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY company_groups_companies
    ADD CONSTRAINT company_groups_companies_pk PRIMARY KEY (record_id, target_id);
--> statement-breakpoint
ALTER TABLE ONLY company_groups
    ADD CONSTRAINT company_groups_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY company_payment_methods
    ADD CONSTRAINT company_payment_methods_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY company_segments
    ADD CONSTRAINT company_segments_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY contact_removals
    ADD CONSTRAINT contact_removals_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY contact_typing
    ADD CONSTRAINT contact_typing_contact_id_user_id_pk PRIMARY KEY (contact_id, user_id);
--> statement-breakpoint
ALTER TABLE ONLY contacts
    ADD CONSTRAINT contacts_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY contract_acceptance_requests
    ADD CONSTRAINT contract_acceptance_requests_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY contract_acceptance_requests
    ADD CONSTRAINT "contract_acceptance_requests_tokenHash_unique" UNIQUE (token_hash);
--> statement-breakpoint
ALTER TABLE ONLY contract_template_editions
    ADD CONSTRAINT contract_template_editions_template_id_edition_pk PRIMARY KEY (template_id, edition);
--> statement-breakpoint
ALTER TABLE ONLY contract_templates
    ADD CONSTRAINT contract_templates_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY contract_versions
    ADD CONSTRAINT contract_versions_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY contracts
    ADD CONSTRAINT contracts_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY cost_centers
    ADD CONSTRAINT cost_centers_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY countries
    ADD CONSTRAINT countries_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY country_states
    ADD CONSTRAINT country_states_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY coupons_cities
    ADD CONSTRAINT coupons_cities_pk PRIMARY KEY (record_id, target_id);
--> statement-breakpoint
ALTER TABLE ONLY coupons
    ADD CONSTRAINT coupons_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY coupons_segments
    ADD CONSTRAINT coupons_segments_pk PRIMARY KEY (record_id, target_id);
--> statement-breakpoint
ALTER TABLE ONLY credit_entries
    ADD CONSTRAINT credit_entries_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY default_views
    ADD CONSTRAINT default_views_user_id_list_pk PRIMARY KEY (user_id, list);
--> statement-breakpoint
ALTER TABLE ONLY delivery_people
    ADD CONSTRAINT delivery_people_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY delivery_positions
    ADD CONSTRAINT delivery_positions_pkey PRIMARY KEY (delivery_person_id);
--> statement-breakpoint
ALTER TABLE ONLY delivery_removals
    ADD CONSTRAINT delivery_removals_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY delivery_wallets
    ADD CONSTRAINT delivery_wallets_pkey PRIMARY KEY (company_id);
--> statement-breakpoint
ALTER TABLE ONLY departments
    ADD CONSTRAINT departments_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY digital_accounts
    ADD CONSTRAINT digital_accounts_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY email_template_sends
    ADD CONSTRAINT email_template_sends_template_id_day_pk PRIMARY KEY (template_id, day);
--> statement-breakpoint
ALTER TABLE ONLY email_templates
    ADD CONSTRAINT email_templates_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY email_types
    ADD CONSTRAINT email_types_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY faq_articles
    ADD CONSTRAINT faq_articles_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY faq_reads
    ADD CONSTRAINT faq_reads_article_id_user_id_pk PRIMARY KEY (article_id, user_id);
--> statement-breakpoint
ALTER TABLE ONLY faq_votes
    ADD CONSTRAINT faq_votes_article_id_user_id_pk PRIMARY KEY (article_id, user_id);
--> statement-breakpoint
ALTER TABLE ONLY fetched_pictures
    ADD CONSTRAINT fetched_pictures_pkey PRIMARY KEY (key);
--> statement-breakpoint
ALTER TABLE ONLY files
    ADD CONSTRAINT files_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY fiscal_documents
    ADD CONSTRAINT fiscal_documents_pkey PRIMARY KEY (order_id);
--> statement-breakpoint
ALTER TABLE ONLY franchises_cities
    ADD CONSTRAINT franchises_cities_pk PRIMARY KEY (record_id, target_id);
--> statement-breakpoint
ALTER TABLE ONLY franchises_owners
    ADD CONSTRAINT franchises_owners_pk PRIMARY KEY (record_id, target_id);
--> statement-breakpoint
ALTER TABLE ONLY franchises
    ADD CONSTRAINT franchises_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY idempotency_keys
    ADD CONSTRAINT idempotency_keys_user_id_key_pk PRIMARY KEY (user_id, key);
--> statement-breakpoint
ALTER TABLE ONLY invoice_closing_companies
    ADD CONSTRAINT invoice_closing_companies_closing_id_company_id_pk PRIMARY KEY (closing_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY invoice_closings
    ADD CONSTRAINT invoice_closings_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY invoice_orders
    ADD CONSTRAINT invoice_orders_invoice_id_order_id_pk PRIMARY KEY (invoice_id, order_id);
--> statement-breakpoint
ALTER TABLE ONLY invoice_reminders
    ADD CONSTRAINT invoice_reminders_once UNIQUE (invoice_id, user_id, due_on, days);
--> statement-breakpoint
ALTER TABLE ONLY invoice_reminders
    ADD CONSTRAINT invoice_reminders_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY invoices
    ADD CONSTRAINT invoices_closed_once EXCLUDE USING gist (int8range(company_id, company_id, '[]'::text) WITH &&, daterange(period_from, period_to, '[]'::text) WITH &&) WHERE (((jsonb_array_length(lines) > 0) AND (status <> 'CANCELED'::text)));
--> statement-breakpoint
ALTER TABLE ONLY invoices
    ADD CONSTRAINT invoices_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY lead_reminders
    ADD CONSTRAINT lead_reminders_once UNIQUE (lead_id, user_id, due_at);
--> statement-breakpoint
ALTER TABLE ONLY lead_reminders
    ADD CONSTRAINT lead_reminders_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY leads
    ADD CONSTRAINT leads_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY legal_acceptances
    ADD CONSTRAINT legal_acceptances_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY legal_documents
    ADD CONSTRAINT legal_documents_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY license_reminders
    ADD CONSTRAINT license_reminders_once UNIQUE (license_id, user_id, expires_at, days);
--> statement-breakpoint
ALTER TABLE ONLY license_reminders
    ADD CONSTRAINT license_reminders_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY licenses
    ADD CONSTRAINT licenses_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY login_attempts
    ADD CONSTRAINT login_attempts_pkey PRIMARY KEY (key);
--> statement-breakpoint
ALTER TABLE ONLY loose_deliveries
    ADD CONSTRAINT loose_deliveries_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY loose_delivery_changes
    ADD CONSTRAINT loose_delivery_changes_pkey PRIMARY KEY (delivery_id);
--> statement-breakpoint
ALTER TABLE ONLY loose_delivery_tracks
    ADD CONSTRAINT loose_delivery_tracks_pkey PRIMARY KEY (code);
--> statement-breakpoint
ALTER TABLE ONLY mail_jobs
    ADD CONSTRAINT mail_jobs_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY mail_unsubscriptions
    ADD CONSTRAINT mail_unsubscriptions_pkey PRIMARY KEY (person_id);
--> statement-breakpoint
ALTER TABLE ONLY message_recipients
    ADD CONSTRAINT message_recipients_list_record_id_person_id_pk PRIMARY KEY (list, record_id, person_id);
--> statement-breakpoint
ALTER TABLE ONLY message_templates
    ADD CONSTRAINT message_templates_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY messages
    ADD CONSTRAINT "messages_providerId_unique" UNIQUE (provider_id);
--> statement-breakpoint
ALTER TABLE ONLY notification_topics
    ADD CONSTRAINT notification_topics_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY notification_topics_user_types
    ADD CONSTRAINT notification_topics_user_types_pk PRIMARY KEY (record_id, target_id);
--> statement-breakpoint
ALTER TABLE ONLY notifications_cities
    ADD CONSTRAINT notifications_cities_pk PRIMARY KEY (record_id, target_id);
--> statement-breakpoint
ALTER TABLE ONLY notifications_offer_cities
    ADD CONSTRAINT notifications_offer_cities_pk PRIMARY KEY (record_id, target_id);
--> statement-breakpoint
ALTER TABLE ONLY notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY notifications_readers
    ADD CONSTRAINT notifications_readers_pk PRIMARY KEY (record_id, target_id);
--> statement-breakpoint
ALTER TABLE ONLY offer_cities
    ADD CONSTRAINT offer_cities_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY offer_companies
    ADD CONSTRAINT offer_companies_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY offer_favorites
    ADD CONSTRAINT offer_favorites_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY offer_fonts
    ADD CONSTRAINT offer_fonts_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY offer_people
    ADD CONSTRAINT offer_people_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY offer_sites
    ADD CONSTRAINT offer_sites_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY offer_sliders_cities
    ADD CONSTRAINT offer_sliders_cities_pk PRIMARY KEY (record_id, target_id);
--> statement-breakpoint
ALTER TABLE ONLY offer_sliders
    ADD CONSTRAINT offer_sliders_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY offer_stores
    ADD CONSTRAINT offer_stores_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY offer_tabloids_cities
    ADD CONSTRAINT offer_tabloids_cities_pk PRIMARY KEY (record_id, target_id);
--> statement-breakpoint
ALTER TABLE ONLY offer_tabloids_fonts
    ADD CONSTRAINT offer_tabloids_fonts_pk PRIMARY KEY (record_id, target_id);
--> statement-breakpoint
ALTER TABLE ONLY offer_tabloids_pages
    ADD CONSTRAINT offer_tabloids_pages_pk PRIMARY KEY (record_id, target_id);
--> statement-breakpoint
ALTER TABLE ONLY offer_tabloids
    ADD CONSTRAINT offer_tabloids_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY offer_tabloids_stores
    ADD CONSTRAINT offer_tabloids_stores_pk PRIMARY KEY (record_id, target_id);
--> statement-breakpoint
ALTER TABLE ONLY online_times
    ADD CONSTRAINT online_times_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY opening_hours
    ADD CONSTRAINT opening_hours_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers
    ADD CONSTRAINT order_customers_order_id_company_id_pk PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_0
    ADD CONSTRAINT order_customers_0_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_10
    ADD CONSTRAINT order_customers_10_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_11
    ADD CONSTRAINT order_customers_11_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_12
    ADD CONSTRAINT order_customers_12_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_13
    ADD CONSTRAINT order_customers_13_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_14
    ADD CONSTRAINT order_customers_14_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_15
    ADD CONSTRAINT order_customers_15_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_16
    ADD CONSTRAINT order_customers_16_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_17
    ADD CONSTRAINT order_customers_17_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_18
    ADD CONSTRAINT order_customers_18_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_19
    ADD CONSTRAINT order_customers_19_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_1
    ADD CONSTRAINT order_customers_1_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_20
    ADD CONSTRAINT order_customers_20_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_21
    ADD CONSTRAINT order_customers_21_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_22
    ADD CONSTRAINT order_customers_22_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_23
    ADD CONSTRAINT order_customers_23_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_24
    ADD CONSTRAINT order_customers_24_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_25
    ADD CONSTRAINT order_customers_25_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_26
    ADD CONSTRAINT order_customers_26_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_27
    ADD CONSTRAINT order_customers_27_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_28
    ADD CONSTRAINT order_customers_28_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_29
    ADD CONSTRAINT order_customers_29_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_2
    ADD CONSTRAINT order_customers_2_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_30
    ADD CONSTRAINT order_customers_30_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_31
    ADD CONSTRAINT order_customers_31_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_3
    ADD CONSTRAINT order_customers_3_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_4
    ADD CONSTRAINT order_customers_4_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_5
    ADD CONSTRAINT order_customers_5_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_6
    ADD CONSTRAINT order_customers_6_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_7
    ADD CONSTRAINT order_customers_7_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_8
    ADD CONSTRAINT order_customers_8_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_customers_9
    ADD CONSTRAINT order_customers_9_pkey PRIMARY KEY (order_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY order_settings
    ADD CONSTRAINT order_settings_pkey PRIMARY KEY (company_id);
--> statement-breakpoint
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY outbox_messages
    ADD CONSTRAINT outbox_messages_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY packings
    ADD CONSTRAINT packings_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (token_hash);
--> statement-breakpoint
ALTER TABLE ONLY payment_methods
    ADD CONSTRAINT payment_methods_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY payment_operations
    ADD CONSTRAINT payment_operations_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY payment_operations
    ADD CONSTRAINT "payment_operations_requestId_unique" UNIQUE (request_id);
--> statement-breakpoint
ALTER TABLE ONLY payment_types
    ADD CONSTRAINT payment_types_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY permissions
    ADD CONSTRAINT permissions_name_unique UNIQUE (name);
--> statement-breakpoint
ALTER TABLE ONLY permissions
    ADD CONSTRAINT permissions_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY popups_cities
    ADD CONSTRAINT popups_cities_pk PRIMARY KEY (record_id, target_id);
--> statement-breakpoint
ALTER TABLE ONLY popups
    ADD CONSTRAINT popups_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY popups_segments
    ADD CONSTRAINT popups_segments_pk PRIMARY KEY (record_id, target_id);
--> statement-breakpoint
ALTER TABLE ONLY print_links
    ADD CONSTRAINT print_links_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY print_links
    ADD CONSTRAINT "print_links_tokenHash_unique" UNIQUE (token_hash);
--> statement-breakpoint
ALTER TABLE ONLY races
    ADD CONSTRAINT races_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY reader_recipients
    ADD CONSTRAINT reader_recipients_list_record_id_person_id_pk PRIMARY KEY (list, record_id, person_id);
--> statement-breakpoint
ALTER TABLE ONLY record_counts
    ADD CONSTRAINT record_counts_list_scope_owner_shard_pk PRIMARY KEY (list, scope, owner, shard);
--> statement-breakpoint
ALTER TABLE ONLY refresh_tokens
    ADD CONSTRAINT refresh_tokens_pkey PRIMARY KEY (hash);
--> statement-breakpoint
ALTER TABLE ONLY registered_people
    ADD CONSTRAINT registered_people_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY registrations
    ADD CONSTRAINT registrations_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY registrations
    ADD CONSTRAINT "registrations_tokenHash_unique" UNIQUE (token_hash);
--> statement-breakpoint
ALTER TABLE ONLY reminder_unsubscriptions
    ADD CONSTRAINT reminder_unsubscriptions_user_id_kind_pk PRIMARY KEY (user_id, kind);
--> statement-breakpoint
ALTER TABLE ONLY role_permissions
    ADD CONSTRAINT role_permissions_role_id_permission_id_pk PRIMARY KEY (role_id, permission_id);
--> statement-breakpoint
ALTER TABLE ONLY roles
    ADD CONSTRAINT "roles_baseName_unique" UNIQUE (base_name);
--> statement-breakpoint
ALTER TABLE ONLY roles
    ADD CONSTRAINT roles_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY saved_views
    ADD CONSTRAINT saved_views_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY setting_rollout_lines
    ADD CONSTRAINT setting_rollout_lines_rollout_id_company_id_pk PRIMARY KEY (rollout_id, company_id);
--> statement-breakpoint
ALTER TABLE ONLY setting_rollouts
    ADD CONSTRAINT setting_rollouts_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY shopper_pins
    ADD CONSTRAINT shopper_pins_pkey PRIMARY KEY (shopper_id);
--> statement-breakpoint
ALTER TABLE ONLY shoppers
    ADD CONSTRAINT shoppers_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY ticket_message_files
    ADD CONSTRAINT ticket_message_files_message_id_file_id_pk PRIMARY KEY (message_id, file_id);
--> statement-breakpoint
ALTER TABLE ONLY ticket_messages
    ADD CONSTRAINT ticket_messages_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY ticket_replies
    ADD CONSTRAINT ticket_replies_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY tickets
    ADD CONSTRAINT tickets_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY topic_subscriptions
    ADD CONSTRAINT topic_subscriptions_topic_id_person_id_pk PRIMARY KEY (topic_id, person_id);
--> statement-breakpoint
ALTER TABLE ONLY user_counts
    ADD CONSTRAINT user_counts_scope_owner_shard_pk PRIMARY KEY (scope, owner, shard);
--> statement-breakpoint
ALTER TABLE ONLY user_franchises
    ADD CONSTRAINT user_franchises_user_id_franchise_id_pk PRIMARY KEY (user_id, franchise_id);
--> statement-breakpoint
ALTER TABLE ONLY user_roles
    ADD CONSTRAINT user_roles_user_id_role_id_pk PRIMARY KEY (user_id, role_id);
--> statement-breakpoint
ALTER TABLE ONLY user_types
    ADD CONSTRAINT user_types_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX access_group_members_user_id_index ON access_group_members USING btree (user_id);
--> statement-breakpoint
CREATE INDEX access_groups_by_is_active ON access_groups USING btree (is_active, id, application_id);
--> statement-breakpoint
CREATE INDEX access_groups_by_owner ON access_groups USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX access_groups_by_title ON access_groups USING btree ("left"(folded(title), 100) COLLATE "C", id, application_id, title);
--> statement-breakpoint
CREATE INDEX access_groups_company_index ON access_groups USING btree (company);
--> statement-breakpoint
CREATE UNIQUE INDEX access_groups_title_unique ON access_groups USING btree (application_id, btrim(folded(title)));
--> statement-breakpoint
CREATE INDEX acl_groups_by_is_active ON acl_groups USING btree (is_active, id, application_id);
--> statement-breakpoint
CREATE INDEX acl_groups_by_name ON acl_groups USING btree ("left"(folded(name), 100) COLLATE "C", id, application_id, name);
--> statement-breakpoint
CREATE INDEX acl_groups_by_owner ON acl_groups USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX acl_groups_module_index ON acl_groups USING btree (module);
--> statement-breakpoint
CREATE UNIQUE INDEX acl_groups_name_unique ON acl_groups USING btree (application_id, btrim(folded(name)));
--> statement-breakpoint
CREATE INDEX acl_groups_routes_by_target ON acl_groups_routes USING btree (target_id);
--> statement-breakpoint
CREATE INDEX acl_groups_user_types_by_target ON acl_groups_user_types USING btree (target_id);
--> statement-breakpoint
CREATE INDEX acl_modules_by_is_active ON acl_modules USING btree (is_active, id);
--> statement-breakpoint
CREATE INDEX acl_modules_by_key ON acl_modules USING btree ("left"(folded(key), 100) COLLATE "C", id, key);
--> statement-breakpoint
CREATE INDEX acl_modules_by_name ON acl_modules USING btree ("left"(folded(name), 100) COLLATE "C", id, name);
--> statement-breakpoint
CREATE INDEX acl_modules_by_position ON acl_modules USING btree ("position", id);
--> statement-breakpoint
CREATE UNIQUE INDEX acl_modules_key_unique ON acl_modules USING btree (btrim(folded(key)));
--> statement-breakpoint
CREATE INDEX acl_modules_parent_index ON acl_modules USING btree (parent);
--> statement-breakpoint
CREATE INDEX acl_routes_by_is_public ON acl_routes USING btree (is_public, id);
--> statement-breakpoint
CREATE INDEX acl_routes_by_method ON acl_routes USING btree (method, id);
--> statement-breakpoint
CREATE INDEX acl_routes_by_path ON acl_routes USING btree ("left"(folded(path), 100) COLLATE "C", id, path);
--> statement-breakpoint
CREATE INDEX acl_routes_module_index ON acl_routes USING btree (module);
--> statement-breakpoint
CREATE INDEX app_categories_by_is_active ON app_categories USING btree (is_active, id, application_id);
--> statement-breakpoint
CREATE INDEX app_categories_by_name ON app_categories USING btree ("left"(folded(name), 100) COLLATE "C", id, application_id, name);
--> statement-breakpoint
CREATE INDEX app_categories_by_owner ON app_categories USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX app_categories_by_position ON app_categories USING btree (application_id, "position", id);
--> statement-breakpoint
CREATE INDEX app_categories_by_target ON app_categories USING btree (target, id, application_id);
--> statement-breakpoint
CREATE INDEX app_categories_cities_by_target ON app_categories_cities USING btree (target_id);
--> statement-breakpoint
CREATE INDEX app_categories_group_index ON app_categories USING btree ("group");
--> statement-breakpoint
CREATE INDEX app_categories_parent_index ON app_categories USING btree (parent);
--> statement-breakpoint
CREATE INDEX app_categories_segment_index ON app_categories USING btree (segment);
--> statement-breakpoint
CREATE INDEX application_domains_application_id_index ON application_domains USING btree (application_id);
--> statement-breakpoint
CREATE INDEX audit_lines_by_actor ON audit_lines USING btree (actor, id);
--> statement-breakpoint
CREATE INDEX audit_lines_by_application ON audit_lines USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX audit_lines_by_company ON audit_lines USING btree (company_id, id);
--> statement-breakpoint
CREATE INDEX audit_lines_by_franchise ON audit_lines USING btree (franchise_id, id);
--> statement-breakpoint
CREATE INDEX audit_lines_by_moment ON audit_lines USING btree (created_at, id);
--> statement-breakpoint
CREATE INDEX audit_lines_by_record ON audit_lines USING btree (list, record_id, id);
--> statement-breakpoint
CREATE INDEX bank_branches_bank_index ON bank_branches USING btree (bank);
--> statement-breakpoint
CREATE INDEX bank_branches_by_check_digit ON bank_branches USING btree ("left"(folded(check_digit), 100) COLLATE "C", id, check_digit);
--> statement-breakpoint
CREATE INDEX bank_branches_by_city ON bank_branches USING btree ("left"(folded(city), 100) COLLATE "C", id, city);
--> statement-breakpoint
CREATE INDEX bank_branches_by_is_active ON bank_branches USING btree (is_active, id);
--> statement-breakpoint
CREATE INDEX bank_branches_by_name ON bank_branches USING btree ("left"(folded(name), 100) COLLATE "C", id, name);
--> statement-breakpoint
CREATE INDEX bank_branches_by_number ON bank_branches USING btree ("left"(folded(number), 100) COLLATE "C", id, number);
--> statement-breakpoint
CREATE INDEX banks_by_code ON banks USING btree ("left"(folded(code), 100) COLLATE "C", id, code);
--> statement-breakpoint
CREATE INDEX banks_by_has_pix ON banks USING btree (has_pix, id);
--> statement-breakpoint
CREATE INDEX banks_by_is_active ON banks USING btree (is_active, id);
--> statement-breakpoint
CREATE INDEX banks_by_ispb ON banks USING btree ("left"(folded(ispb), 100) COLLATE "C", id, ispb);
--> statement-breakpoint
CREATE INDEX banks_by_name ON banks USING btree ("left"(folded(name), 100) COLLATE "C", id, name);
--> statement-breakpoint
CREATE UNIQUE INDEX banks_code_unique ON banks USING btree (btrim(folded(code)));
--> statement-breakpoint
CREATE UNIQUE INDEX banks_ispb_unique ON banks USING btree (btrim(folded(ispb)));
--> statement-breakpoint
CREATE INDEX banners_by_application ON banners USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX banners_by_click_rate ON banners USING btree (click_rate, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX banners_by_clicks ON banners USING btree (clicks, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX banners_by_ends_at ON banners USING btree (ends_at, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX banners_by_impressions ON banners USING btree (impressions, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX banners_by_owner ON banners USING btree (company_id, id);
--> statement-breakpoint
CREATE INDEX banners_by_position ON banners USING btree (company_id, "position", id);
--> statement-breakpoint
CREATE INDEX banners_by_starts_at ON banners USING btree (starts_at, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX banners_by_status ON banners USING btree (status, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX banners_by_target ON banners USING btree (target, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX banners_by_title ON banners USING btree ("left"(folded(title), 100) COLLATE "C", id, application_id, company_id, title);
--> statement-breakpoint
CREATE INDEX banners_cities_by_target ON banners_cities USING btree (target_id);
--> statement-breakpoint
CREATE INDEX banners_company_index ON banners USING btree (company);
--> statement-breakpoint
CREATE INDEX banners_coupon_index ON banners USING btree (coupon);
--> statement-breakpoint
CREATE INDEX braspag_subordinates_bank_index ON braspag_subordinates USING btree (bank);
--> statement-breakpoint
CREATE INDEX braspag_subordinates_by_application ON braspag_subordinates USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX braspag_subordinates_by_bank_check ON braspag_subordinates USING btree (bank_check, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX braspag_subordinates_by_fancy_name ON braspag_subordinates USING btree ("left"(folded(fancy_name), 100) COLLATE "C", id, application_id, company_id, fancy_name);
--> statement-breakpoint
CREATE INDEX braspag_subordinates_by_has_pix ON braspag_subordinates USING btree (has_pix, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX braspag_subordinates_by_mdr ON braspag_subordinates USING btree (mdr, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX braspag_subordinates_by_owner ON braspag_subordinates USING btree (company_id, id);
--> statement-breakpoint
CREATE INDEX braspag_subordinates_by_status ON braspag_subordinates USING btree (status, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX braspag_subordinates_by_updated_at ON braspag_subordinates USING btree (updated_at, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX braspag_transactions_by_amount ON braspag_transactions USING btree (amount, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX braspag_transactions_by_application ON braspag_transactions USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX braspag_transactions_by_brand ON braspag_transactions USING btree ("left"(folded(brand), 100) COLLATE "C", id, application_id, company_id, brand);
--> statement-breakpoint
CREATE INDEX braspag_transactions_by_created_at ON braspag_transactions USING btree (created_at, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX braspag_transactions_by_method ON braspag_transactions USING btree (method, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX braspag_transactions_by_net ON braspag_transactions USING btree (net, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX braspag_transactions_by_order_code ON braspag_transactions USING btree ("left"(folded(order_code), 100) COLLATE "C", id, application_id, company_id, order_code);
--> statement-breakpoint
CREATE INDEX braspag_transactions_by_owner ON braspag_transactions USING btree (company_id, id);
--> statement-breakpoint
CREATE INDEX braspag_transactions_by_payment_id ON braspag_transactions USING btree ("left"(folded(payment_id), 100) COLLATE "C", id, application_id, company_id, payment_id);
--> statement-breakpoint
CREATE INDEX braspag_transactions_by_return_code ON braspag_transactions USING btree (return_code, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX braspag_transactions_by_status ON braspag_transactions USING btree (status, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX bug_orders_by_application ON bug_orders USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX bug_orders_by_kind ON bug_orders USING btree (kind, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX bug_orders_by_order_code ON bug_orders USING btree ("left"(folded(order_code), 100) COLLATE "C", id, application_id, company_id, order_code);
--> statement-breakpoint
CREATE INDEX bug_orders_by_owner ON bug_orders USING btree (company_id, id);
--> statement-breakpoint
CREATE INDEX bug_orders_by_severity ON bug_orders USING btree (severity, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX bug_orders_by_since ON bug_orders USING btree (since, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX bug_orders_by_status ON bug_orders USING btree (status, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX campaigns_approved_by_index ON campaigns USING btree (approved_by);
--> statement-breakpoint
CREATE INDEX campaigns_by_application ON campaigns USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX campaigns_by_audience ON campaigns USING btree (audience, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX campaigns_by_channel ON campaigns USING btree (channel, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX campaigns_by_ends_at ON campaigns USING btree (ends_at, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX campaigns_by_name ON campaigns USING btree ("left"(folded(name), 100) COLLATE "C", id, application_id, company_id, name);
--> statement-breakpoint
CREATE INDEX campaigns_by_orders ON campaigns USING btree (orders, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX campaigns_by_owner ON campaigns USING btree (company_id, id);
--> statement-breakpoint
CREATE INDEX campaigns_by_reached ON campaigns USING btree (reached, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX campaigns_by_revenue ON campaigns USING btree (revenue, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX campaigns_by_starts_at ON campaigns USING btree (starts_at, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX campaigns_by_status ON campaigns USING btree (status, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX campaigns_coupon_index ON campaigns USING btree (coupon);
--> statement-breakpoint
CREATE INDEX canned_replies_by_application ON canned_replies USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX canned_replies_by_owner ON canned_replies USING btree (company_id, id);
--> statement-breakpoint
CREATE INDEX canned_replies_by_shortcut ON canned_replies USING btree ("left"(folded(shortcut), 100) COLLATE "C", id, application_id, company_id, shortcut);
--> statement-breakpoint
CREATE UNIQUE INDEX canned_replies_shortcut_unique ON canned_replies USING btree (company_id, btrim(folded(shortcut)));
--> statement-breakpoint
CREATE INDEX cities_by_fee_per_km ON cities USING btree (fee_per_km, id, application_id);
--> statement-breakpoint
CREATE INDEX cities_by_is_active ON cities USING btree (is_active, id, application_id);
--> statement-breakpoint
CREATE INDEX cities_by_minimum_fee ON cities USING btree (minimum_fee, id, application_id);
--> statement-breakpoint
CREATE INDEX cities_by_name ON cities USING btree ("left"(folded(name), 100) COLLATE "C", id, application_id, name);
--> statement-breakpoint
CREATE INDEX cities_by_owner ON cities USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX cities_by_state ON cities USING btree (state, id, application_id);
--> statement-breakpoint
CREATE UNIQUE INDEX cities_ibge_code_unique ON cities USING btree (application_id, btrim(folded(ibge_code)));
--> statement-breakpoint
CREATE INDEX companies_bank_index ON companies USING btree (bank);
--> statement-breakpoint
CREATE INDEX companies_by_name ON companies USING btree ("left"(folded(name), 100) COLLATE "C", id, application_id, name);
--> statement-breakpoint
CREATE INDEX companies_by_owner ON companies USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX companies_by_status ON companies USING btree (status, id, application_id);
--> statement-breakpoint
CREATE INDEX companies_by_type ON companies USING btree (type, id, application_id);
--> statement-breakpoint
CREATE INDEX companies_city_index ON companies USING btree (city);
--> statement-breakpoint
CREATE UNIQUE INDEX companies_cnpj_unique ON companies USING btree (application_id, btrim(folded(cnpj)));
--> statement-breakpoint
CREATE INDEX companies_franchise_index ON companies USING btree (franchise_id);
--> statement-breakpoint
CREATE INDEX companies_name_search ON companies USING gin (folded(name) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX companies_segment_index ON companies USING btree (segment);
--> statement-breakpoint
CREATE INDEX company_deliveries_changes_at_index ON company_deliveries USING btree (changes_at);
--> statement-breakpoint
CREATE UNIQUE INDEX company_deliveries_company_id_index ON company_deliveries USING btree (company_id);
--> statement-breakpoint
CREATE INDEX company_groups_by_bills_together ON company_groups USING btree (bills_together, id, application_id);
--> statement-breakpoint
CREATE INDEX company_groups_by_name ON company_groups USING btree ("left"(folded(name), 100) COLLATE "C", id, application_id, name);
--> statement-breakpoint
CREATE INDEX company_groups_by_owner ON company_groups USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX company_groups_by_responsible ON company_groups USING btree ("left"(folded(responsible), 100) COLLATE "C", id, application_id, responsible);
--> statement-breakpoint
CREATE INDEX company_groups_by_shares_catalog ON company_groups USING btree (shares_catalog, id, application_id);
--> statement-breakpoint
CREATE INDEX company_groups_by_shares_customers ON company_groups USING btree (shares_customers, id, application_id);
--> statement-breakpoint
CREATE INDEX company_groups_by_status ON company_groups USING btree (status, id, application_id);
--> statement-breakpoint
CREATE INDEX company_groups_companies_by_target ON company_groups_companies USING btree (target_id);
--> statement-breakpoint
CREATE UNIQUE INDEX company_groups_name_unique ON company_groups USING btree (application_id, btrim(folded(name)));
--> statement-breakpoint
CREATE INDEX company_payment_methods_by_application ON company_payment_methods USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX company_payment_methods_by_fee_percent ON company_payment_methods USING btree (fee_percent, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX company_payment_methods_by_is_active ON company_payment_methods USING btree (is_active, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX company_payment_methods_by_is_for_delivery ON company_payment_methods USING btree (is_for_delivery, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX company_payment_methods_by_is_for_takeout ON company_payment_methods USING btree (is_for_takeout, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX company_payment_methods_by_kind ON company_payment_methods USING btree (kind, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX company_payment_methods_by_max_order ON company_payment_methods USING btree (max_order, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX company_payment_methods_by_min_order ON company_payment_methods USING btree (min_order, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX company_payment_methods_by_name ON company_payment_methods USING btree ("left"(folded(name), 100) COLLATE "C", id, application_id, company_id, name);
--> statement-breakpoint
CREATE INDEX company_payment_methods_by_owner ON company_payment_methods USING btree (company_id, id);
--> statement-breakpoint
CREATE INDEX company_payment_methods_by_position ON company_payment_methods USING btree (company_id, "position", id);
--> statement-breakpoint
CREATE INDEX company_payment_methods_method_index ON company_payment_methods USING btree (method);
--> statement-breakpoint
CREATE UNIQUE INDEX company_payment_methods_name_unique ON company_payment_methods USING btree (company_id, btrim(folded(name)));
--> statement-breakpoint
CREATE INDEX company_segments_by_company_type ON company_segments USING btree (company_type, id, application_id);
--> statement-breakpoint
CREATE INDEX company_segments_by_is_active ON company_segments USING btree (is_active, id, application_id);
--> statement-breakpoint
CREATE INDEX company_segments_by_name ON company_segments USING btree ("left"(folded(name), 100) COLLATE "C", id, application_id, name);
--> statement-breakpoint
CREATE INDEX company_segments_by_owner ON company_segments USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX company_segments_by_position ON company_segments USING btree (application_id, "position", id);
--> statement-breakpoint
CREATE INDEX company_segments_by_slug ON company_segments USING btree ("left"(folded(slug), 100) COLLATE "C", id, application_id, slug);
--> statement-breakpoint
CREATE UNIQUE INDEX company_segments_name_unique ON company_segments USING btree (application_id, btrim(folded(name)));
--> statement-breakpoint
CREATE UNIQUE INDEX company_segments_slug_unique ON company_segments USING btree (application_id, btrim(folded(slug)));
--> statement-breakpoint
CREATE INDEX contact_removals_by_change ON contact_removals USING btree (change);
--> statement-breakpoint
CREATE INDEX contact_removals_by_moment ON contact_removals USING btree (at);
--> statement-breakpoint
CREATE INDEX contact_typing_by_change ON contact_typing USING btree (change);
--> statement-breakpoint
CREATE INDEX contact_typing_by_user ON contact_typing USING btree (user_id);
--> statement-breakpoint
CREATE INDEX contacts_by_assignee ON contacts USING btree (assignee_id);
--> statement-breakpoint
CREATE INDEX contacts_by_change ON contacts USING btree (change);
--> statement-breakpoint
CREATE INDEX contacts_by_last_message ON contacts USING btree (company_id, last_message_id, id);
--> statement-breakpoint
CREATE INDEX contacts_by_message ON contacts USING btree (last_message_id, id);
--> statement-breakpoint
CREATE INDEX contacts_by_name ON contacts USING btree (company_id, "left"(folded(name), 100) COLLATE "C", id, name);
--> statement-breakpoint
CREATE INDEX contacts_by_state ON contacts USING btree (company_id, state, assignee_id, unread);
--> statement-breakpoint
CREATE INDEX contacts_by_user ON contacts USING btree (user_id);
--> statement-breakpoint
CREATE UNIQUE INDEX contacts_phone ON contacts USING btree (phone_key, company_id);
--> statement-breakpoint
CREATE INDEX contract_acceptance_requests_by_signer ON contract_acceptance_requests USING btree (version_id, lower(email));
--> statement-breakpoint
CREATE INDEX contract_templates_by_edition ON contract_templates USING btree (edition, id, application_id);
--> statement-breakpoint
CREATE INDEX contract_templates_by_language ON contract_templates USING btree (language, id, application_id);
--> statement-breakpoint
CREATE INDEX contract_templates_by_owner ON contract_templates USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX contract_templates_by_title ON contract_templates USING btree ("left"(folded(title), 100) COLLATE "C", id, application_id, title);
--> statement-breakpoint
CREATE INDEX contract_templates_by_updated_at ON contract_templates USING btree (updated_at, id, application_id);
--> statement-breakpoint
CREATE UNIQUE INDEX contract_versions_by_number ON contract_versions USING btree (contract_id, number);
--> statement-breakpoint
CREATE INDEX contracts_by_application ON contracts USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX contracts_by_ends_at ON contracts USING btree (ends_at, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX contracts_by_number ON contracts USING btree ("left"(folded(number), 100) COLLATE "C", id, application_id, company_id, number);
--> statement-breakpoint
CREATE INDEX contracts_by_owner ON contracts USING btree (company_id, id);
--> statement-breakpoint
CREATE INDEX contracts_by_plan ON contracts USING btree ("left"(folded(plan), 100) COLLATE "C", id, application_id, company_id, plan);
--> statement-breakpoint
CREATE INDEX contracts_by_status ON contracts USING btree (status, id, application_id, company_id);
--> statement-breakpoint
CREATE UNIQUE INDEX contracts_number_unique ON contracts USING btree (company_id, btrim(folded(number)));
--> statement-breakpoint
CREATE INDEX contracts_template_index ON contracts USING btree (template);
--> statement-breakpoint
CREATE INDEX cost_centers_by_application ON cost_centers USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX cost_centers_by_code ON cost_centers USING btree ("left"(folded(code), 100) COLLATE "C", id, application_id, company_id, code);
--> statement-breakpoint
CREATE INDEX cost_centers_by_is_active ON cost_centers USING btree (is_active, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX cost_centers_by_kind ON cost_centers USING btree (kind, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX cost_centers_by_monthly_budget ON cost_centers USING btree (monthly_budget, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX cost_centers_by_name ON cost_centers USING btree ("left"(folded(name), 100) COLLATE "C", id, application_id, company_id, name);
--> statement-breakpoint
CREATE INDEX cost_centers_by_owner ON cost_centers USING btree (company_id, id);
--> statement-breakpoint
CREATE UNIQUE INDEX cost_centers_code_unique ON cost_centers USING btree (company_id, btrim(folded(code)));
--> statement-breakpoint
CREATE INDEX cost_centers_parent_index ON cost_centers USING btree (parent);
--> statement-breakpoint
CREATE INDEX countries_by_currency ON countries USING btree ("left"(folded(currency), 100) COLLATE "C", id, currency);
--> statement-breakpoint
CREATE INDEX countries_by_is_active ON countries USING btree (is_active, id);
--> statement-breakpoint
CREATE INDEX countries_by_iso2 ON countries USING btree ("left"(folded(iso2), 100) COLLATE "C", id, iso2);
--> statement-breakpoint
CREATE INDEX countries_by_name ON countries USING btree ("left"(folded(name), 100) COLLATE "C", id, name);
--> statement-breakpoint
CREATE INDEX countries_by_phone_code ON countries USING btree ("left"(folded(phone_code), 100) COLLATE "C", id, phone_code);
--> statement-breakpoint
CREATE UNIQUE INDEX countries_iso2_unique ON countries USING btree (btrim(folded(iso2)));
--> statement-breakpoint
CREATE UNIQUE INDEX countries_iso3_unique ON countries USING btree (btrim(folded(iso3)));
--> statement-breakpoint
CREATE UNIQUE INDEX countries_name_unique ON countries USING btree (btrim(folded(name)));
--> statement-breakpoint
CREATE INDEX country_states_by_abbreviation ON country_states USING btree ("left"(folded(abbreviation), 100) COLLATE "C", id, abbreviation);
--> statement-breakpoint
CREATE INDEX country_states_by_ibge_code ON country_states USING btree ("left"(folded(ibge_code), 100) COLLATE "C", id, ibge_code);
--> statement-breakpoint
CREATE INDEX country_states_by_is_active ON country_states USING btree (is_active, id);
--> statement-breakpoint
CREATE INDEX country_states_by_name ON country_states USING btree ("left"(folded(name), 100) COLLATE "C", id, name);
--> statement-breakpoint
CREATE INDEX country_states_country_index ON country_states USING btree (country);
--> statement-breakpoint
CREATE UNIQUE INDEX country_states_ibge_code_unique ON country_states USING btree (btrim(folded(ibge_code)));
--> statement-breakpoint
CREATE INDEX coupons_by_application ON coupons USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX coupons_by_code ON coupons USING btree ("left"(folded(code), 100) COLLATE "C", id, application_id, company_id, code);
--> statement-breakpoint
CREATE INDEX coupons_by_ends_at ON coupons USING btree (ends_at, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX coupons_by_funded_by ON coupons USING btree (funded_by, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX coupons_by_owner ON coupons USING btree (company_id, id);
--> statement-breakpoint
CREATE INDEX coupons_by_percent ON coupons USING btree (percent, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX coupons_by_starts_at ON coupons USING btree (starts_at, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX coupons_by_status ON coupons USING btree (status, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX coupons_by_title ON coupons USING btree ("left"(folded(title), 100) COLLATE "C", id, application_id, company_id, title);
--> statement-breakpoint
CREATE INDEX coupons_by_type ON coupons USING btree (type, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX coupons_by_used ON coupons USING btree (used, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX coupons_by_value ON coupons USING btree (value, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX coupons_cities_by_target ON coupons_cities USING btree (target_id);
--> statement-breakpoint
CREATE UNIQUE INDEX coupons_code_unique ON coupons USING btree (company_id, btrim(folded(code)));
--> statement-breakpoint
CREATE INDEX coupons_segments_by_target ON coupons_segments USING btree (target_id);
--> statement-breakpoint
CREATE INDEX credit_entries_company_id_id_index ON credit_entries USING btree (company_id, id);
--> statement-breakpoint
CREATE UNIQUE INDEX credit_entries_once ON credit_entries USING btree (delivery_id, kind);
--> statement-breakpoint
CREATE INDEX default_views_by_view ON default_views USING btree (view_id);
--> statement-breakpoint
CREATE INDEX delivery_people_application_id_flag_index ON delivery_people USING btree (application_id, flag);
--> statement-breakpoint
CREATE INDEX delivery_people_application_id_is_online_on_route_index ON delivery_people USING btree (application_id, is_online, on_route);
--> statement-breakpoint
CREATE INDEX delivery_people_application_id_type_of_vehicle_index ON delivery_people USING btree (application_id, type_of_vehicle);
--> statement-breakpoint
CREATE INDEX delivery_people_change_index ON delivery_people USING btree (change);
--> statement-breakpoint
CREATE INDEX delivery_people_company_id_is_online_on_route_index ON delivery_people USING btree (company_id, is_online, on_route);
--> statement-breakpoint
CREATE UNIQUE INDEX delivery_people_cpf ON delivery_people USING btree (application_id, cpf);
--> statement-breakpoint
CREATE INDEX delivery_people_cpf_search ON delivery_people USING gin (cpf gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX delivery_people_flag_index ON delivery_people USING btree (flag);
--> statement-breakpoint
CREATE INDEX delivery_people_franchise_id_is_online_on_route_index ON delivery_people USING btree (franchise_id, is_online, on_route);
--> statement-breakpoint
CREATE INDEX delivery_people_is_online_on_route_index ON delivery_people USING btree (is_online, on_route);
--> statement-breakpoint
CREATE INDEX delivery_people_person_id_index ON delivery_people USING btree (person_id);
--> statement-breakpoint
CREATE UNIQUE INDEX delivery_people_platform_cpf ON delivery_people USING btree (cpf) WHERE (application_id IS NULL);
--> statement-breakpoint
CREATE INDEX delivery_people_type_of_vehicle_index ON delivery_people USING btree (type_of_vehicle);
--> statement-breakpoint
CREATE INDEX delivery_positions_change_index ON delivery_positions USING btree (change);
--> statement-breakpoint
CREATE INDEX delivery_removals_at_index ON delivery_removals USING btree (at);
--> statement-breakpoint
CREATE INDEX delivery_removals_change_index ON delivery_removals USING btree (change);
--> statement-breakpoint
CREATE INDEX departments_by_application ON departments USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX departments_by_is_active ON departments USING btree (is_active, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX departments_by_kind ON departments USING btree (kind, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX departments_by_name ON departments USING btree ("left"(folded(name), 100) COLLATE "C", id, application_id, company_id, name);
--> statement-breakpoint
CREATE INDEX departments_by_owner ON departments USING btree (company_id, id);
--> statement-breakpoint
CREATE INDEX departments_by_position ON departments USING btree (company_id, "position", id);
--> statement-breakpoint
CREATE INDEX departments_parent_index ON departments USING btree (parent);
--> statement-breakpoint
CREATE INDEX digital_accounts_bank_index ON digital_accounts USING btree (bank);
--> statement-breakpoint
CREATE INDEX digital_accounts_branch_index ON digital_accounts USING btree (branch);
--> statement-breakpoint
CREATE INDEX digital_accounts_by_application ON digital_accounts USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX digital_accounts_by_name ON digital_accounts USING btree ("left"(folded(name), 100) COLLATE "C", id, application_id, company_id, name);
--> statement-breakpoint
CREATE INDEX digital_accounts_by_owner ON digital_accounts USING btree (company_id, id);
--> statement-breakpoint
CREATE INDEX digital_accounts_by_position ON digital_accounts USING btree (company_id, "position", id);
--> statement-breakpoint
CREATE INDEX digital_accounts_by_status ON digital_accounts USING btree (status, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX digital_accounts_by_type ON digital_accounts USING btree (type, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX email_templates_by_language ON email_templates USING btree (language, id, application_id);
--> statement-breakpoint
CREATE INDEX email_templates_by_name ON email_templates USING btree ("left"(folded(name), 100) COLLATE "C", id, application_id, name);
--> statement-breakpoint
CREATE INDEX email_templates_by_owner ON email_templates USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX email_templates_by_published_at ON email_templates USING btree (published_at, id, application_id);
--> statement-breakpoint
CREATE INDEX email_templates_by_status ON email_templates USING btree (status, id, application_id);
--> statement-breakpoint
CREATE INDEX email_templates_by_subject ON email_templates USING btree ("left"(folded(subject), 100) COLLATE "C", id, application_id, subject);
--> statement-breakpoint
CREATE INDEX email_templates_type_index ON email_templates USING btree (type);
--> statement-breakpoint
CREATE INDEX email_types_by_audience ON email_types USING btree (audience, id, application_id);
--> statement-breakpoint
CREATE INDEX email_types_by_is_active ON email_types USING btree (is_active, id, application_id);
--> statement-breakpoint
CREATE INDEX email_types_by_key ON email_types USING btree ("left"(folded(key), 100) COLLATE "C", id, application_id, key);
--> statement-breakpoint
CREATE INDEX email_types_by_name ON email_types USING btree ("left"(folded(name), 100) COLLATE "C", id, application_id, name);
--> statement-breakpoint
CREATE INDEX email_types_by_owner ON email_types USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX email_types_by_trigger ON email_types USING btree (trigger, id, application_id);
--> statement-breakpoint
CREATE UNIQUE INDEX email_types_key_unique ON email_types USING btree (application_id, btrim(folded(key)));
--> statement-breakpoint
CREATE INDEX faq_articles_by_category ON faq_articles USING btree (category, id, application_id);
--> statement-breakpoint
CREATE INDEX faq_articles_by_owner ON faq_articles USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX faq_articles_by_position ON faq_articles USING btree (application_id, "position", id);
--> statement-breakpoint
CREATE INDEX faq_articles_by_status ON faq_articles USING btree (status, id, application_id);
--> statement-breakpoint
CREATE INDEX faq_articles_by_title ON faq_articles USING btree ("left"(folded(title), 100) COLLATE "C", id, application_id, title);
--> statement-breakpoint
CREATE INDEX faq_reads_user_id_index ON faq_reads USING btree (user_id);
--> statement-breakpoint
CREATE INDEX faq_votes_user_id_index ON faq_votes USING btree (user_id);
--> statement-breakpoint
CREATE INDEX files_by_moment ON files USING btree (created_at);
--> statement-breakpoint
CREATE INDEX files_by_uploader ON files USING btree (uploaded_by);
--> statement-breakpoint
CREATE INDEX franchises_bank_index ON franchises USING btree (bank);
--> statement-breakpoint
CREATE INDEX franchises_by_name ON franchises USING btree ("left"(folded(name), 100) COLLATE "C", id, application_id, name);
--> statement-breakpoint
CREATE INDEX franchises_by_owner ON franchises USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX franchises_by_status ON franchises USING btree (status, id, application_id);
--> statement-breakpoint
CREATE INDEX franchises_cities_by_target ON franchises_cities USING btree (target_id);
--> statement-breakpoint
CREATE UNIQUE INDEX franchises_cnpj_unique ON franchises USING btree (application_id, btrim(folded(cnpj)));
--> statement-breakpoint
CREATE INDEX franchises_owners_by_target ON franchises_owners USING btree (target_id);
--> statement-breakpoint
CREATE INDEX idempotency_keys_created_at_index ON idempotency_keys USING btree (created_at);
--> statement-breakpoint
CREATE INDEX invoice_closing_companies_company_id_closing_id_index ON invoice_closing_companies USING btree (company_id, closing_id);
--> statement-breakpoint
CREATE INDEX invoice_closing_companies_invoice_id_index ON invoice_closing_companies USING btree (invoice_id);
--> statement-breakpoint
CREATE INDEX invoice_orders_contract_id_index ON invoice_orders USING btree (contract_id);
--> statement-breakpoint
CREATE UNIQUE INDEX invoice_orders_once ON invoice_orders USING btree (order_id) WHERE (NOT is_released);
--> statement-breakpoint
CREATE INDEX invoice_reminders_invoice_id_created_at_index ON invoice_reminders USING btree (invoice_id, created_at);
--> statement-breakpoint
CREATE INDEX invoices_by_application ON invoices USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX invoices_by_direction ON invoices USING btree (direction, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX invoices_by_due_on ON invoices USING btree (due_on, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX invoices_by_net ON invoices USING btree (net, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX invoices_by_number ON invoices USING btree ("left"(folded(number), 100) COLLATE "C", id, application_id, company_id, number);
--> statement-breakpoint
CREATE INDEX invoices_by_owner ON invoices USING btree (company_id, id);
--> statement-breakpoint
CREATE INDEX invoices_by_paid_on ON invoices USING btree (paid_on, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX invoices_by_period_from ON invoices USING btree (period_from, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX invoices_by_period_to ON invoices USING btree (period_to, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX invoices_by_status ON invoices USING btree (status, id, application_id, company_id);
--> statement-breakpoint
CREATE UNIQUE INDEX invoices_number_unique ON invoices USING btree (company_id, btrim(folded(number)));
--> statement-breakpoint
CREATE INDEX jobs_by_due_at ON jobs USING btree (due_at, id);
--> statement-breakpoint
CREATE INDEX jobs_by_failures ON jobs USING btree (failures, id);
--> statement-breakpoint
CREATE INDEX jobs_by_finished_at ON jobs USING btree (finished_at, id);
--> statement-breakpoint
CREATE INDEX jobs_by_kind ON jobs USING btree (kind, id);
--> statement-breakpoint
CREATE INDEX jobs_by_started_at ON jobs USING btree (started_at, id);
--> statement-breakpoint
CREATE INDEX jobs_by_status ON jobs USING btree (status, id);
--> statement-breakpoint
CREATE UNIQUE INDEX jobs_key_unique ON jobs USING btree (lower(key));
--> statement-breakpoint
CREATE INDEX leads_by_city ON leads USING btree ("left"(folded(city), 100) COLLATE "C", id, application_id, city);
--> statement-breakpoint
CREATE INDEX leads_by_interest ON leads USING btree (interest, id, application_id);
--> statement-breakpoint
CREATE INDEX leads_by_name ON leads USING btree ("left"(folded(name), 100) COLLATE "C", id, application_id, name);
--> statement-breakpoint
CREATE INDEX leads_by_next_action_at ON leads USING btree (next_action_at, id, application_id);
--> statement-breakpoint
CREATE INDEX leads_by_owner ON leads USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX leads_by_source ON leads USING btree (source, id, application_id);
--> statement-breakpoint
CREATE INDEX leads_by_status ON leads USING btree (status, id, application_id);
--> statement-breakpoint
CREATE INDEX leads_by_value ON leads USING btree (value, id, application_id);
--> statement-breakpoint
CREATE INDEX leads_company_index ON leads USING btree (company);
--> statement-breakpoint
CREATE INDEX leads_responsible_index ON leads USING btree (responsible);
--> statement-breakpoint
CREATE INDEX leads_segment_index ON leads USING btree (segment);
--> statement-breakpoint
CREATE INDEX legal_acceptances_company_id_index ON legal_acceptances USING btree (company_id);
--> statement-breakpoint
CREATE UNIQUE INDEX legal_acceptances_once ON legal_acceptances USING btree (document_id, user_id);
--> statement-breakpoint
CREATE INDEX legal_acceptances_user_id_index ON legal_acceptances USING btree (user_id);
--> statement-breakpoint
CREATE INDEX legal_documents_by_edition ON legal_documents USING btree (edition, id, application_id);
--> statement-breakpoint
CREATE INDEX legal_documents_by_language ON legal_documents USING btree (language, id, application_id);
--> statement-breakpoint
CREATE INDEX legal_documents_by_owner ON legal_documents USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX legal_documents_by_published_at ON legal_documents USING btree (published_at, id, application_id);
--> statement-breakpoint
CREATE INDEX legal_documents_by_status ON legal_documents USING btree (status, id, application_id);
--> statement-breakpoint
CREATE INDEX legal_documents_by_title ON legal_documents USING btree ("left"(folded(title), 100) COLLATE "C", id, application_id, title);
--> statement-breakpoint
CREATE INDEX legal_documents_by_type ON legal_documents USING btree (type, id, application_id);
--> statement-breakpoint
CREATE INDEX legal_documents_by_user_type ON legal_documents USING btree (user_type, id, application_id);
--> statement-breakpoint
CREATE UNIQUE INDEX legal_documents_edition ON legal_documents USING btree (application_id, type, COALESCE(user_type, ''::text), language, edition);
--> statement-breakpoint
CREATE INDEX licenses_by_application ON licenses USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX licenses_by_customer ON licenses USING btree ("left"(folded(customer), 100) COLLATE "C", id, application_id, company_id, customer);
--> statement-breakpoint
CREATE INDEX licenses_by_expires_at ON licenses USING btree (expires_at, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX licenses_by_key ON licenses USING btree ("left"(folded(key), 100) COLLATE "C", id, application_id, company_id, key);
--> statement-breakpoint
CREATE INDEX licenses_by_owner ON licenses USING btree (company_id, id);
--> statement-breakpoint
CREATE INDEX licenses_by_plan ON licenses USING btree ("left"(folded(plan), 100) COLLATE "C", id, application_id, company_id, plan);
--> statement-breakpoint
CREATE INDEX licenses_by_product ON licenses USING btree (product, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX licenses_by_status ON licenses USING btree (status, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX licenses_by_used_seats ON licenses USING btree (used_seats, id, application_id, company_id);
--> statement-breakpoint
CREATE UNIQUE INDEX licenses_key_unique ON licenses USING btree (company_id, btrim(folded(key)));
--> statement-breakpoint
CREATE INDEX login_attempts_last_at_index ON login_attempts USING btree (last_at);
--> statement-breakpoint
CREATE INDEX loose_deliveries_by_application ON loose_deliveries USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX loose_deliveries_by_code ON loose_deliveries USING btree ("left"(folded(code), 100) COLLATE "C", id, application_id, company_id, code);
--> statement-breakpoint
CREATE INDEX loose_deliveries_by_created_at ON loose_deliveries USING btree (created_at, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX loose_deliveries_by_destination ON loose_deliveries USING btree ("left"(folded(destination), 100) COLLATE "C", id, application_id, company_id, destination);
--> statement-breakpoint
CREATE INDEX loose_deliveries_by_distance ON loose_deliveries USING btree (distance, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX loose_deliveries_by_owner ON loose_deliveries USING btree (company_id, id);
--> statement-breakpoint
CREATE INDEX loose_deliveries_by_price ON loose_deliveries USING btree (price, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX loose_deliveries_by_recipients ON loose_deliveries USING btree ("left"(folded(recipients), 100) COLLATE "C", id, application_id, company_id, recipients);
--> statement-breakpoint
CREATE INDEX loose_deliveries_by_status ON loose_deliveries USING btree (status, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX loose_deliveries_delivery_person_index ON loose_deliveries USING btree (delivery_person);
--> statement-breakpoint
CREATE INDEX loose_delivery_changes_change_index ON loose_delivery_changes USING btree (change);
--> statement-breakpoint
CREATE INDEX loose_delivery_tracks_delivery_id_index ON loose_delivery_tracks USING btree (delivery_id);
--> statement-breakpoint
CREATE INDEX mail_jobs_acceptance_request_id_index ON mail_jobs USING btree (acceptance_request_id);
--> statement-breakpoint
CREATE INDEX mail_jobs_due_at_index ON mail_jobs USING btree (due_at);
--> statement-breakpoint
CREATE INDEX mail_jobs_invoice_reminder_id_index ON mail_jobs USING btree (invoice_reminder_id);
--> statement-breakpoint
CREATE INDEX mail_jobs_lead_reminder_id_index ON mail_jobs USING btree (lead_reminder_id);
--> statement-breakpoint
CREATE INDEX mail_jobs_license_reminder_id_index ON mail_jobs USING btree (license_reminder_id);
--> statement-breakpoint
CREATE INDEX mail_jobs_registration_id_index ON mail_jobs USING btree (registration_id);
--> statement-breakpoint
CREATE INDEX mail_jobs_ticket_id_index ON mail_jobs USING btree (ticket_id);
--> statement-breakpoint
CREATE INDEX mail_jobs_ticket_message_id_index ON mail_jobs USING btree (ticket_message_id);
--> statement-breakpoint
CREATE INDEX message_recipients_ahead ON message_recipients USING btree (list, record_id, state, person_id) WHERE (state = ANY (ARRAY['WAITING'::text, 'SENDING'::text]));
--> statement-breakpoint
CREATE INDEX message_recipients_person_id_index ON message_recipients USING btree (person_id);
--> statement-breakpoint
CREATE INDEX message_templates_by_application ON message_templates USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX message_templates_by_is_approved ON message_templates USING btree (is_approved, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX message_templates_by_language ON message_templates USING btree (language, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX message_templates_by_owner ON message_templates USING btree (company_id, id);
--> statement-breakpoint
CREATE INDEX message_templates_by_title ON message_templates USING btree ("left"(folded(title), 100) COLLATE "C", id, application_id, company_id, title);
--> statement-breakpoint
CREATE UNIQUE INDEX message_templates_key_unique ON message_templates USING btree (company_id, btrim(folded(key)));
--> statement-breakpoint
CREATE INDEX messages_by_author ON messages USING btree (sent_by);
--> statement-breakpoint
CREATE INDEX messages_by_change ON messages USING btree (change);
--> statement-breakpoint
CREATE INDEX messages_by_contact ON messages USING btree (contact_id, id);
--> statement-breakpoint
CREATE INDEX messages_by_media ON messages USING btree (media_id) WHERE (media_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX messages_to_fetch ON messages USING btree (media_next_at) WHERE (media_state = 'AWAITED'::text);
--> statement-breakpoint
CREATE INDEX messages_to_send ON messages USING btree (contact_id, id) WHERE (status = 'QUEUED'::text);
--> statement-breakpoint
CREATE INDEX notification_topics_by_is_active ON notification_topics USING btree (is_active, id, application_id);
--> statement-breakpoint
CREATE INDEX notification_topics_by_is_default ON notification_topics USING btree (is_default, id, application_id);
--> statement-breakpoint
CREATE INDEX notification_topics_by_key ON notification_topics USING btree ("left"(folded(key), 100) COLLATE "C", id, application_id, key);
--> statement-breakpoint
CREATE INDEX notification_topics_by_owner ON notification_topics USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX notification_topics_by_title ON notification_topics USING btree ("left"(folded(title), 100) COLLATE "C", id, application_id, title);
--> statement-breakpoint
CREATE UNIQUE INDEX notification_topics_key_unique ON notification_topics USING btree (application_id, btrim(folded(key)));
--> statement-breakpoint
CREATE INDEX notification_topics_user_types_by_target ON notification_topics_user_types USING btree (target_id);
--> statement-breakpoint
CREATE INDEX notifications_approved_by_index ON notifications USING btree (approved_by);
--> statement-breakpoint
CREATE INDEX notifications_author_index ON notifications USING btree (author);
--> statement-breakpoint
CREATE INDEX notifications_by_channel ON notifications USING btree (channel, id, application_id);
--> statement-breakpoint
CREATE INDEX notifications_by_estimated ON notifications USING btree (estimated, id, application_id);
--> statement-breakpoint
CREATE INDEX notifications_by_name ON notifications USING btree ("left"(folded(name), 100) COLLATE "C", id, application_id, name);
--> statement-breakpoint
CREATE INDEX notifications_by_open_rate ON notifications USING btree (open_rate, id, application_id);
--> statement-breakpoint
CREATE INDEX notifications_by_owner ON notifications USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX notifications_by_scheduled_for ON notifications USING btree (scheduled_for, id, application_id);
--> statement-breakpoint
CREATE INDEX notifications_by_sent ON notifications USING btree (sent, id, application_id);
--> statement-breakpoint
CREATE INDEX notifications_by_status ON notifications USING btree (status, id, application_id);
--> statement-breakpoint
CREATE INDEX notifications_by_to ON notifications USING btree ("to", id, application_id);
--> statement-breakpoint
CREATE INDEX notifications_cities_by_target ON notifications_cities USING btree (target_id);
--> statement-breakpoint
CREATE INDEX notifications_offer_cities_by_target ON notifications_offer_cities USING btree (target_id);
--> statement-breakpoint
CREATE INDEX notifications_readers_by_target ON notifications_readers USING btree (target_id);
--> statement-breakpoint
CREATE INDEX notifications_tabloid_index ON notifications USING btree (tabloid);
--> statement-breakpoint
CREATE INDEX notifications_topic_index ON notifications USING btree (topic);
--> statement-breakpoint
CREATE INDEX offer_cities_by_is_active ON offer_cities USING btree (is_active, id, application_id);
--> statement-breakpoint
CREATE INDEX offer_cities_by_name ON offer_cities USING btree ("left"(folded(name), 100) COLLATE "C", id, application_id, name);
--> statement-breakpoint
CREATE INDEX offer_cities_by_owner ON offer_cities USING btree (application_id, id);
--> statement-breakpoint
CREATE UNIQUE INDEX offer_cities_ibge_code_unique ON offer_cities USING btree (application_id, btrim(folded(ibge_code)));
--> statement-breakpoint
CREATE INDEX offer_cities_state_index ON offer_cities USING btree (state);
--> statement-breakpoint
CREATE INDEX offer_companies_by_followers ON offer_companies USING btree (followers, id, application_id);
--> statement-breakpoint
CREATE INDEX offer_companies_by_name ON offer_companies USING btree ("left"(folded(name), 100) COLLATE "C", id, application_id, name);
--> statement-breakpoint
CREATE INDEX offer_companies_by_owner ON offer_companies USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX offer_companies_by_plan ON offer_companies USING btree (plan, id, application_id);
--> statement-breakpoint
CREATE INDEX offer_companies_by_status ON offer_companies USING btree (status, id, application_id);
--> statement-breakpoint
CREATE UNIQUE INDEX offer_companies_cnpj_unique ON offer_companies USING btree (application_id, btrim(folded(cnpj)));
--> statement-breakpoint
CREATE INDEX offer_companies_company_index ON offer_companies USING btree (company);
--> statement-breakpoint
CREATE INDEX offer_companies_segment_index ON offer_companies USING btree (segment);
--> statement-breakpoint
CREATE INDEX offer_favorites_by_created_at ON offer_favorites USING btree (created_at, id, application_id);
--> statement-breakpoint
CREATE INDEX offer_favorites_by_kind ON offer_favorites USING btree (kind, id, application_id);
--> statement-breakpoint
CREATE INDEX offer_favorites_by_owner ON offer_favorites USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX offer_favorites_by_reader ON offer_favorites USING btree (reader, id, application_id);
--> statement-breakpoint
CREATE INDEX offer_favorites_by_target ON offer_favorites USING btree ("left"(folded(target), 100) COLLATE "C", id, application_id, target);
--> statement-breakpoint
CREATE INDEX offer_favorites_city_index ON offer_favorites USING btree (city);
--> statement-breakpoint
CREATE INDEX offer_favorites_company_index ON offer_favorites USING btree (company);
--> statement-breakpoint
CREATE INDEX offer_favorites_store_index ON offer_favorites USING btree (store);
--> statement-breakpoint
CREATE INDEX offer_favorites_tabloid_index ON offer_favorites USING btree (tabloid);
--> statement-breakpoint
CREATE INDEX offer_fonts_by_family ON offer_fonts USING btree ("left"(folded(family), 100) COLLATE "C", id, application_id, family);
--> statement-breakpoint
CREATE INDEX offer_fonts_by_is_active ON offer_fonts USING btree (is_active, id, application_id);
--> statement-breakpoint
CREATE INDEX offer_fonts_by_license ON offer_fonts USING btree ("left"(folded(license), 100) COLLATE "C", id, application_id, license);
--> statement-breakpoint
CREATE INDEX offer_fonts_by_owner ON offer_fonts USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX offer_fonts_by_sample ON offer_fonts USING btree ("left"(folded(sample), 100) COLLATE "C", id, application_id, sample);
--> statement-breakpoint
CREATE INDEX offer_fonts_by_style ON offer_fonts USING btree (style, id, application_id);
--> statement-breakpoint
CREATE INDEX offer_fonts_by_weight ON offer_fonts USING btree (weight, id, application_id);
--> statement-breakpoint
CREATE INDEX offer_people_by_device ON offer_people USING btree (device, id, application_id);
--> statement-breakpoint
CREATE INDEX offer_people_by_has_push ON offer_people USING btree (has_push, id, application_id);
--> statement-breakpoint
CREATE INDEX offer_people_by_last_access_at ON offer_people USING btree (last_access_at, id, application_id);
--> statement-breakpoint
CREATE INDEX offer_people_by_name ON offer_people USING btree ("left"(folded(name), 100) COLLATE "C", id, application_id, name);
--> statement-breakpoint
CREATE INDEX offer_people_by_owner ON offer_people USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX offer_people_by_status ON offer_people USING btree (status, id, application_id);
--> statement-breakpoint
CREATE INDEX offer_people_city_index ON offer_people USING btree (city);
--> statement-breakpoint
CREATE INDEX offer_sites_by_domain ON offer_sites USING btree ("left"(folded(domain), 100) COLLATE "C", id, application_id, domain);
--> statement-breakpoint
CREATE INDEX offer_sites_by_owner ON offer_sites USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX offer_sites_by_status ON offer_sites USING btree (status, id, application_id);
--> statement-breakpoint
CREATE INDEX offer_sites_by_title ON offer_sites USING btree ("left"(folded(title), 100) COLLATE "C", id, application_id, title);
--> statement-breakpoint
CREATE INDEX offer_sites_by_updated_at ON offer_sites USING btree (updated_at, id, application_id);
--> statement-breakpoint
CREATE UNIQUE INDEX offer_sites_domain_unique ON offer_sites USING btree (application_id, btrim(folded(domain)));
--> statement-breakpoint
CREATE INDEX offer_sliders_by_click_rate ON offer_sliders USING btree (click_rate, id, application_id);
--> statement-breakpoint
CREATE INDEX offer_sliders_by_ends_at ON offer_sliders USING btree (ends_at, id, application_id);
--> statement-breakpoint
CREATE INDEX offer_sliders_by_owner ON offer_sliders USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX offer_sliders_by_position ON offer_sliders USING btree (application_id, "position", id);
--> statement-breakpoint
CREATE INDEX offer_sliders_by_starts_at ON offer_sliders USING btree (starts_at, id, application_id);
--> statement-breakpoint
CREATE INDEX offer_sliders_by_status ON offer_sliders USING btree (status, id, application_id);
--> statement-breakpoint
CREATE INDEX offer_sliders_by_target ON offer_sliders USING btree (target, id, application_id);
--> statement-breakpoint
CREATE INDEX offer_sliders_by_title ON offer_sliders USING btree ("left"(folded(title), 100) COLLATE "C", id, application_id, title);
--> statement-breakpoint
CREATE INDEX offer_sliders_cities_by_target ON offer_sliders_cities USING btree (target_id);
--> statement-breakpoint
CREATE INDEX offer_sliders_company_index ON offer_sliders USING btree (company);
--> statement-breakpoint
CREATE INDEX offer_sliders_store_index ON offer_sliders USING btree (store);
--> statement-breakpoint
CREATE INDEX offer_sliders_tabloid_index ON offer_sliders USING btree (tabloid);
--> statement-breakpoint
CREATE INDEX offer_stores_by_is_active ON offer_stores USING btree (is_active, id, application_id);
--> statement-breakpoint
CREATE INDEX offer_stores_by_name ON offer_stores USING btree ("left"(folded(name), 100) COLLATE "C", id, application_id, name);
--> statement-breakpoint
CREATE INDEX offer_stores_by_owner ON offer_stores USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX offer_stores_by_views ON offer_stores USING btree (views, id, application_id);
--> statement-breakpoint
CREATE INDEX offer_stores_city_index ON offer_stores USING btree (city);
--> statement-breakpoint
CREATE INDEX offer_stores_company_index ON offer_stores USING btree (company);
--> statement-breakpoint
CREATE INDEX offer_tabloids_by_ends_at ON offer_tabloids USING btree (ends_at, id, application_id);
--> statement-breakpoint
CREATE INDEX offer_tabloids_by_favorites ON offer_tabloids USING btree (favorites, id, application_id);
--> statement-breakpoint
CREATE INDEX offer_tabloids_by_owner ON offer_tabloids USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX offer_tabloids_by_starts_at ON offer_tabloids USING btree (starts_at, id, application_id);
--> statement-breakpoint
CREATE INDEX offer_tabloids_by_status ON offer_tabloids USING btree (status, id, application_id);
--> statement-breakpoint
CREATE INDEX offer_tabloids_by_title ON offer_tabloids USING btree ("left"(folded(title), 100) COLLATE "C", id, application_id, title);
--> statement-breakpoint
CREATE INDEX offer_tabloids_by_views ON offer_tabloids USING btree (views, id, application_id);
--> statement-breakpoint
CREATE INDEX offer_tabloids_cities_by_target ON offer_tabloids_cities USING btree (target_id);
--> statement-breakpoint
CREATE INDEX offer_tabloids_company_index ON offer_tabloids USING btree (company);
--> statement-breakpoint
CREATE INDEX offer_tabloids_fonts_by_target ON offer_tabloids_fonts USING btree (target_id);
--> statement-breakpoint
CREATE INDEX offer_tabloids_pages_by_target ON offer_tabloids_pages USING btree (target_id);
--> statement-breakpoint
CREATE INDEX offer_tabloids_stores_by_target ON offer_tabloids_stores USING btree (target_id);
--> statement-breakpoint
CREATE UNIQUE INDEX online_now ON online_times USING btree (delivery_person_id) WHERE (offline_at IS NULL);
--> statement-breakpoint
CREATE INDEX online_times_delivery_person_id_online_at_index ON online_times USING btree (delivery_person_id, online_at);
--> statement-breakpoint
CREATE INDEX opening_hours_by_application ON opening_hours USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX opening_hours_by_owner ON opening_hours USING btree (company_id, id);
--> statement-breakpoint
CREATE INDEX opening_hours_by_service ON opening_hours USING btree (service, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX opening_hours_by_updated_at ON opening_hours USING btree (updated_at, id, application_id, company_id);
--> statement-breakpoint
CREATE UNIQUE INDEX opening_hours_service_unique ON opening_hours USING btree (company_id, btrim(folded(service)));
--> statement-breakpoint
CREATE INDEX order_customers_phone_company_id_index ON ONLY order_customers USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_0_phone_company_id_idx ON order_customers_0 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_search ON ONLY order_customers USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_0_text_idx ON order_customers_0 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_10_phone_company_id_idx ON order_customers_10 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_10_text_idx ON order_customers_10 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_11_phone_company_id_idx ON order_customers_11 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_11_text_idx ON order_customers_11 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_12_phone_company_id_idx ON order_customers_12 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_12_text_idx ON order_customers_12 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_13_phone_company_id_idx ON order_customers_13 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_13_text_idx ON order_customers_13 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_14_phone_company_id_idx ON order_customers_14 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_14_text_idx ON order_customers_14 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_15_phone_company_id_idx ON order_customers_15 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_15_text_idx ON order_customers_15 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_16_phone_company_id_idx ON order_customers_16 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_16_text_idx ON order_customers_16 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_17_phone_company_id_idx ON order_customers_17 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_17_text_idx ON order_customers_17 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_18_phone_company_id_idx ON order_customers_18 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_18_text_idx ON order_customers_18 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_19_phone_company_id_idx ON order_customers_19 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_19_text_idx ON order_customers_19 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_1_phone_company_id_idx ON order_customers_1 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_1_text_idx ON order_customers_1 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_20_phone_company_id_idx ON order_customers_20 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_20_text_idx ON order_customers_20 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_21_phone_company_id_idx ON order_customers_21 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_21_text_idx ON order_customers_21 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_22_phone_company_id_idx ON order_customers_22 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_22_text_idx ON order_customers_22 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_23_phone_company_id_idx ON order_customers_23 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_23_text_idx ON order_customers_23 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_24_phone_company_id_idx ON order_customers_24 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_24_text_idx ON order_customers_24 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_25_phone_company_id_idx ON order_customers_25 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_25_text_idx ON order_customers_25 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_26_phone_company_id_idx ON order_customers_26 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_26_text_idx ON order_customers_26 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_27_phone_company_id_idx ON order_customers_27 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_27_text_idx ON order_customers_27 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_28_phone_company_id_idx ON order_customers_28 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_28_text_idx ON order_customers_28 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_29_phone_company_id_idx ON order_customers_29 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_29_text_idx ON order_customers_29 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_2_phone_company_id_idx ON order_customers_2 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_2_text_idx ON order_customers_2 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_30_phone_company_id_idx ON order_customers_30 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_30_text_idx ON order_customers_30 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_31_phone_company_id_idx ON order_customers_31 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_31_text_idx ON order_customers_31 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_3_phone_company_id_idx ON order_customers_3 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_3_text_idx ON order_customers_3 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_4_phone_company_id_idx ON order_customers_4 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_4_text_idx ON order_customers_4 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_5_phone_company_id_idx ON order_customers_5 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_5_text_idx ON order_customers_5 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_6_phone_company_id_idx ON order_customers_6 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_6_text_idx ON order_customers_6 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_7_phone_company_id_idx ON order_customers_7 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_7_text_idx ON order_customers_7 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_8_phone_company_id_idx ON order_customers_8 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_8_text_idx ON order_customers_8 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX order_customers_9_phone_company_id_idx ON order_customers_9 USING btree (phone, company_id);
--> statement-breakpoint
CREATE INDEX order_customers_9_text_idx ON order_customers_9 USING gin (text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX orders_by_change ON orders USING btree (change) WHERE (change IS NOT NULL);
--> statement-breakpoint
CREATE INDEX orders_by_coupon ON orders USING btree (coupon_id, placed_at) WHERE (coupon_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX orders_by_delivery_person ON orders USING btree (delivery_person_id);
--> statement-breakpoint
CREATE INDEX orders_by_shopper ON orders USING btree (shopper_id, placed_at) WHERE (shopper_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX orders_by_transaction ON orders USING btree (placed_in);
--> statement-breakpoint
CREATE INDEX orders_company_id_placed_at_status_total_cents_index ON orders USING btree (company_id, placed_at, status, total_cents);
--> statement-breakpoint
CREATE INDEX orders_open ON orders USING btree (company_id, placed_at) WHERE (status = ANY (ARRAY['AWAITING_PAYMENT'::text, 'NEW'::text, 'WAIT_COMPANY'::text, 'SCHEDULED'::text, 'ACCEPT_SHOPPER'::text, 'IN_PREPARATION'::text, 'RELEASE_SHOPPER'::text, 'AWAIT_DELIVERYMAN'::text, 'WAIT_DELIVERYMAN'::text, 'NO_DELIVERYMAN_AVAILABLE'::text, 'ACCEPT_DELIVERYMAN'::text, 'DELIVERY_AT_STORE'::text, 'DISPATCH'::text, 'DISPATCH_MACHINE'::text, 'DISPATCH_TENTREGO'::text, 'DELIVERY_ROUTE'::text, 'DELIVERY_GOBACK'::text]));
--> statement-breakpoint
CREATE INDEX orders_placed_at_company_id_status_total_cents_index ON orders USING btree (placed_at, company_id, status, total_cents);
--> statement-breakpoint
CREATE INDEX orders_that_wait ON orders USING btree (status, id) WHERE (status = ANY (ARRAY['AWAITING_PAYMENT'::text, 'SCHEDULED'::text]));
--> statement-breakpoint
CREATE INDEX outbox_messages_by_channel ON outbox_messages USING btree (channel, id);
--> statement-breakpoint
CREATE INDEX outbox_messages_by_created_at ON outbox_messages USING btree (created_at, id);
--> statement-breakpoint
CREATE INDEX outbox_messages_by_outcome ON outbox_messages USING btree (outcome, id);
--> statement-breakpoint
CREATE INDEX outbox_messages_by_recipient ON outbox_messages USING btree ("left"(folded(recipient), 100) COLLATE "C", id, recipient);
--> statement-breakpoint
CREATE INDEX outbox_messages_by_title ON outbox_messages USING btree ("left"(folded(title), 100) COLLATE "C", id, title);
--> statement-breakpoint
CREATE UNIQUE INDEX outbox_messages_key_unique ON outbox_messages USING btree (lower(key));
--> statement-breakpoint
CREATE INDEX packings_by_abbreviation ON packings USING btree ("left"(folded(abbreviation), 100) COLLATE "C", id, application_id, abbreviation);
--> statement-breakpoint
CREATE INDEX packings_by_base_unit ON packings USING btree (base_unit, id, application_id);
--> statement-breakpoint
CREATE INDEX packings_by_factor ON packings USING btree (factor, id, application_id);
--> statement-breakpoint
CREATE INDEX packings_by_is_active ON packings USING btree (is_active, id, application_id);
--> statement-breakpoint
CREATE INDEX packings_by_kind ON packings USING btree (kind, id, application_id);
--> statement-breakpoint
CREATE INDEX packings_by_name ON packings USING btree ("left"(folded(name), 100) COLLATE "C", id, application_id, name);
--> statement-breakpoint
CREATE INDEX packings_by_owner ON packings USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX packings_by_price ON packings USING btree (price, id, application_id);
--> statement-breakpoint
CREATE UNIQUE INDEX packings_name_unique ON packings USING btree (application_id, btrim(folded(name)));
--> statement-breakpoint
CREATE INDEX password_resets_expires_at_index ON password_resets USING btree (expires_at);
--> statement-breakpoint
CREATE INDEX password_resets_user_id_index ON password_resets USING btree (user_id);
--> statement-breakpoint
CREATE INDEX payment_methods_by_fee_percent ON payment_methods USING btree (fee_percent, id, application_id);
--> statement-breakpoint
CREATE INDEX payment_methods_by_gateway ON payment_methods USING btree (gateway, id, application_id);
--> statement-breakpoint
CREATE INDEX payment_methods_by_is_active ON payment_methods USING btree (is_active, id, application_id);
--> statement-breakpoint
CREATE INDEX payment_methods_by_name ON payment_methods USING btree ("left"(folded(name), 100) COLLATE "C", id, application_id, name);
--> statement-breakpoint
CREATE INDEX payment_methods_by_owner ON payment_methods USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX payment_methods_by_position ON payment_methods USING btree (application_id, "position", id);
--> statement-breakpoint
CREATE INDEX payment_methods_by_settle_days ON payment_methods USING btree (settle_days, id, application_id);
--> statement-breakpoint
CREATE UNIQUE INDEX payment_methods_name_unique ON payment_methods USING btree (application_id, btrim(folded(name)));
--> statement-breakpoint
CREATE INDEX payment_methods_type_index ON payment_methods USING btree (type);
--> statement-breakpoint
CREATE UNIQUE INDEX payment_operations_one_open ON payment_operations USING btree (transaction_id) WHERE (state = ANY (ARRAY['SENDING'::text, 'UNCONFIRMED'::text]));
--> statement-breakpoint
CREATE INDEX payment_operations_transaction_id_id_index ON payment_operations USING btree (transaction_id, id);
--> statement-breakpoint
CREATE INDEX payment_operations_user_id_index ON payment_operations USING btree (user_id);
--> statement-breakpoint
CREATE INDEX payment_types_by_is_active ON payment_types USING btree (is_active, id, application_id);
--> statement-breakpoint
CREATE INDEX payment_types_by_is_online ON payment_types USING btree (is_online, id, application_id);
--> statement-breakpoint
CREATE INDEX payment_types_by_kind ON payment_types USING btree (kind, id, application_id);
--> statement-breakpoint
CREATE INDEX payment_types_by_name ON payment_types USING btree ("left"(folded(name), 100) COLLATE "C", id, application_id, name);
--> statement-breakpoint
CREATE INDEX payment_types_by_owner ON payment_types USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX payment_types_by_position ON payment_types USING btree (application_id, "position", id);
--> statement-breakpoint
CREATE UNIQUE INDEX payment_types_name_unique ON payment_types USING btree (application_id, btrim(folded(name)));
--> statement-breakpoint
CREATE INDEX people_application_id_index ON people USING btree (application_id);
--> statement-breakpoint
CREATE INDEX people_search ON people USING gin (folded(name) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX popups_by_audience ON popups USING btree (audience, id, application_id);
--> statement-breakpoint
CREATE INDEX popups_by_clicks ON popups USING btree (clicks, id, application_id);
--> statement-breakpoint
CREATE INDEX popups_by_ends_at ON popups USING btree (ends_at, id, application_id);
--> statement-breakpoint
CREATE INDEX popups_by_frequency ON popups USING btree (frequency, id, application_id);
--> statement-breakpoint
CREATE INDEX popups_by_owner ON popups USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX popups_by_starts_at ON popups USING btree (starts_at, id, application_id);
--> statement-breakpoint
CREATE INDEX popups_by_status ON popups USING btree (status, id, application_id);
--> statement-breakpoint
CREATE INDEX popups_by_title ON popups USING btree ("left"(folded(title), 100) COLLATE "C", id, application_id, title);
--> statement-breakpoint
CREATE INDEX popups_by_views ON popups USING btree (views, id, application_id);
--> statement-breakpoint
CREATE INDEX popups_cities_by_target ON popups_cities USING btree (target_id);
--> statement-breakpoint
CREATE INDEX popups_company_index ON popups USING btree (company);
--> statement-breakpoint
CREATE INDEX popups_coupon_index ON popups USING btree (coupon);
--> statement-breakpoint
CREATE INDEX popups_segments_by_target ON popups_segments USING btree (target_id);
--> statement-breakpoint
CREATE INDEX print_links_expires_at_index ON print_links USING btree (expires_at);
--> statement-breakpoint
CREATE INDEX print_links_user_id_index ON print_links USING btree (user_id);
--> statement-breakpoint
CREATE INDEX races_company_id_index ON races USING btree (company_id);
--> statement-breakpoint
CREATE INDEX races_delivery_person_id_finished_at_fee_cents_index ON races USING btree (delivery_person_id, finished_at, fee_cents);
--> statement-breakpoint
CREATE INDEX races_delivery_person_id_started_at_index ON races USING btree (delivery_person_id, started_at);
--> statement-breakpoint
CREATE INDEX reader_recipients_ahead ON reader_recipients USING btree (list, record_id, state, person_id) WHERE (state = ANY (ARRAY['WAITING'::text, 'SENDING'::text]));
--> statement-breakpoint
CREATE INDEX reader_recipients_person_id_index ON reader_recipients USING btree (person_id);
--> statement-breakpoint
CREATE INDEX refresh_tokens_session_id_index ON refresh_tokens USING btree (session_id);
--> statement-breakpoint
CREATE INDEX registered_people_by_city ON registered_people USING btree ("left"(folded(city), 100) COLLATE "C", id, application_id, city);
--> statement-breakpoint
CREATE INDEX registered_people_by_name ON registered_people USING btree ("left"(folded(name), 100) COLLATE "C", id, application_id, name);
--> statement-breakpoint
CREATE INDEX registered_people_by_owner ON registered_people USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX registered_people_by_phone ON registered_people USING btree (phone, id, application_id);
--> statement-breakpoint
CREATE INDEX registered_people_by_status ON registered_people USING btree (status, id, application_id);
--> statement-breakpoint
CREATE UNIQUE INDEX registered_people_cnpj_unique ON registered_people USING btree (application_id, btrim(folded(cnpj)));
--> statement-breakpoint
CREATE UNIQUE INDEX registered_people_cpf_unique ON registered_people USING btree (application_id, btrim(folded(cpf)));
--> statement-breakpoint
CREATE INDEX registrations_by_email ON registrations USING btree (lower(email));
--> statement-breakpoint
CREATE INDEX registrations_created_at_index ON registrations USING btree (created_at);
--> statement-breakpoint
CREATE INDEX roles_application_id_index ON roles USING btree (application_id);
--> statement-breakpoint
CREATE INDEX roles_by_title ON roles USING btree ("left"(folded(title), 100) COLLATE "C", id, title);
--> statement-breakpoint
CREATE INDEX roles_company_id_index ON roles USING btree (company_id);
--> statement-breakpoint
CREATE INDEX roles_franchise_id_index ON roles USING btree (franchise_id);
--> statement-breakpoint
CREATE INDEX roles_title_search ON roles USING gin (folded(title) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX saved_views_by_list ON saved_views USING btree (list, company_id);
--> statement-breakpoint
CREATE UNIQUE INDEX saved_views_by_name ON saved_views USING btree (user_id, list, btrim(folded(name)));
--> statement-breakpoint
CREATE INDEX sessions_expires_at_index ON sessions USING btree (expires_at);
--> statement-breakpoint
CREATE INDEX sessions_user_id_index ON sessions USING btree (user_id);
--> statement-breakpoint
CREATE INDEX setting_rollout_lines_company_id_index ON setting_rollout_lines USING btree (company_id);
--> statement-breakpoint
CREATE INDEX setting_rollouts_started_by_index ON setting_rollouts USING btree (started_by);
--> statement-breakpoint
CREATE UNIQUE INDEX settings_by_key ON settings USING btree (key, scope, scope_id);
--> statement-breakpoint
CREATE INDEX shoppers_by_application ON shoppers USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX shoppers_by_is_online ON shoppers USING btree (is_online, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX shoppers_by_name ON shoppers USING btree ("left"(folded(name), 100) COLLATE "C", id, application_id, company_id, name);
--> statement-breakpoint
CREATE INDEX shoppers_by_owner ON shoppers USING btree (company_id, id);
--> statement-breakpoint
CREATE INDEX shoppers_by_status ON shoppers USING btree (status, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX shoppers_department_index ON shoppers USING btree (department);
--> statement-breakpoint
CREATE INDEX shoppers_person_index ON shoppers USING btree (person);
--> statement-breakpoint
CREATE INDEX ticket_message_files_file_id_index ON ticket_message_files USING btree (file_id);
--> statement-breakpoint
CREATE INDEX ticket_messages_ticket_id_id_index ON ticket_messages USING btree (ticket_id, id);
--> statement-breakpoint
CREATE INDEX ticket_messages_user_id_index ON ticket_messages USING btree (user_id);
--> statement-breakpoint
CREATE INDEX ticket_replies_by_leaves_at ON ticket_replies USING btree (leaves_at, id, application_id);
--> statement-breakpoint
CREATE INDEX ticket_replies_by_owner ON ticket_replies USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX ticket_replies_by_shortcut ON ticket_replies USING btree ("left"(folded(shortcut), 100) COLLATE "C", id, application_id, shortcut);
--> statement-breakpoint
CREATE UNIQUE INDEX ticket_replies_shortcut_unique ON ticket_replies USING btree (application_id, btrim(folded(shortcut)));
--> statement-breakpoint
CREATE INDEX tickets_assignee_index ON tickets USING btree (assignee);
--> statement-breakpoint
CREATE INDEX tickets_by_application ON tickets USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX tickets_by_category ON tickets USING btree (category, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX tickets_by_due_at ON tickets USING btree (due_at, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX tickets_by_owner ON tickets USING btree (company_id, id);
--> statement-breakpoint
CREATE INDEX tickets_by_priority ON tickets USING btree (priority, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX tickets_by_protocol ON tickets USING btree ("left"(folded(protocol), 100) COLLATE "C", id, application_id, company_id, protocol);
--> statement-breakpoint
CREATE INDEX tickets_by_status ON tickets USING btree (status, id, application_id, company_id);
--> statement-breakpoint
CREATE INDEX tickets_by_subject ON tickets USING btree ("left"(folded(subject), 100) COLLATE "C", id, application_id, company_id, subject);
--> statement-breakpoint
CREATE INDEX tickets_department_index ON tickets USING btree (department);
--> statement-breakpoint
CREATE INDEX tickets_invoice_index ON tickets USING btree (invoice);
--> statement-breakpoint
CREATE INDEX tickets_merged_into_index ON tickets USING btree (merged_into);
--> statement-breakpoint
CREATE INDEX tickets_opened_by_index ON tickets USING btree (opened_by);
--> statement-breakpoint
CREATE UNIQUE INDEX tickets_protocol_unique ON tickets USING btree (company_id, lower(protocol));
--> statement-breakpoint
CREATE INDEX topic_subscriptions_person_id_index ON topic_subscriptions USING btree (person_id);
--> statement-breakpoint
CREATE INDEX user_franchises_franchise_id_index ON user_franchises USING btree (franchise_id);
--> statement-breakpoint
CREATE INDEX user_roles_role_id_user_id_index ON user_roles USING btree (role_id, user_id);
--> statement-breakpoint
CREATE INDEX user_types_by_fallback ON user_types USING btree (fallback, id, application_id);
--> statement-breakpoint
CREATE INDEX user_types_by_is_active ON user_types USING btree (is_active, id, application_id);
--> statement-breakpoint
CREATE INDEX user_types_by_key ON user_types USING btree ("left"(folded(key), 100) COLLATE "C", id, application_id, key);
--> statement-breakpoint
CREATE INDEX user_types_by_name ON user_types USING btree ("left"(folded(name), 100) COLLATE "C", id, application_id, name);
--> statement-breakpoint
CREATE INDEX user_types_by_owner ON user_types USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX user_types_by_signs_in_to_panel ON user_types USING btree (signs_in_to_panel, id, application_id);
--> statement-breakpoint
CREATE INDEX user_types_default_role_index ON user_types USING btree (default_role);
--> statement-breakpoint
CREATE UNIQUE INDEX user_types_key_unique ON user_types USING btree (application_id, btrim(folded(key)));
--> statement-breakpoint
CREATE INDEX users_application_id_id_index ON users USING btree (application_id, id);
--> statement-breakpoint
CREATE INDEX users_by_email ON users USING btree ("left"(folded(email), 100) COLLATE "C", id, application_id, franchise_id, company_id, email);
--> statement-breakpoint
CREATE INDEX users_by_foreign_picture ON users USING btree (address_hash(pic)) WHERE (pic ~~ 'https://%'::text);
--> statement-breakpoint
CREATE INDEX users_by_fullname ON users USING btree ("left"(folded(fullname), 100) COLLATE "C", id, application_id, franchise_id, company_id, fullname);
--> statement-breakpoint
CREATE INDEX users_by_username ON users USING btree ("left"(folded(username), 100) COLLATE "C", id, application_id, franchise_id, company_id, username);
--> statement-breakpoint
CREATE INDEX users_company_id_id_index ON users USING btree (company_id, id);
--> statement-breakpoint
CREATE UNIQUE INDEX users_email_unique ON users USING btree (lower(email));
--> statement-breakpoint
CREATE INDEX users_franchise_id_id_index ON users USING btree (franchise_id, id);
--> statement-breakpoint
CREATE UNIQUE INDEX users_username_unique ON users USING btree (btrim(folded(username)));
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_0_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_0_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_0_text_idx;
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_10_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_10_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_10_text_idx;
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_11_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_11_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_11_text_idx;
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_12_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_12_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_12_text_idx;
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_13_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_13_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_13_text_idx;
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_14_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_14_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_14_text_idx;
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_15_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_15_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_15_text_idx;
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_16_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_16_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_16_text_idx;
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_17_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_17_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_17_text_idx;
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_18_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_18_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_18_text_idx;
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_19_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_19_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_19_text_idx;
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_1_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_1_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_1_text_idx;
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_20_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_20_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_20_text_idx;
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_21_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_21_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_21_text_idx;
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_22_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_22_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_22_text_idx;
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_23_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_23_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_23_text_idx;
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_24_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_24_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_24_text_idx;
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_25_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_25_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_25_text_idx;
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_26_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_26_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_26_text_idx;
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_27_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_27_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_27_text_idx;
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_28_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_28_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_28_text_idx;
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_29_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_29_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_29_text_idx;
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_2_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_2_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_2_text_idx;
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_30_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_30_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_30_text_idx;
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_31_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_31_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_31_text_idx;
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_3_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_3_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_3_text_idx;
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_4_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_4_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_4_text_idx;
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_5_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_5_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_5_text_idx;
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_6_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_6_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_6_text_idx;
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_7_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_7_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_7_text_idx;
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_8_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_8_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_8_text_idx;
--> statement-breakpoint
ALTER INDEX order_customers_phone_company_id_index ATTACH PARTITION order_customers_9_phone_company_id_idx;
--> statement-breakpoint
ALTER INDEX order_customers_order_id_company_id_pk ATTACH PARTITION order_customers_9_pkey;
--> statement-breakpoint
ALTER INDEX order_customers_search ATTACH PARTITION order_customers_9_text_idx;
--> statement-breakpoint
CREATE TRIGGER check_invoice_orders AFTER INSERT ON invoice_orders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION check_invoice_orders();
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON access_groups REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON acl_groups REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON acl_modules REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records();
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON acl_routes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records();
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON app_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON audit_lines REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'franchise_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON bank_branches REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records();
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON banks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records();
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON banners REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON braspag_subordinates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON braspag_transactions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON bug_orders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON campaigns REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON canned_replies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON cities REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON companies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON company_groups REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON company_payment_methods REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON company_segments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON contract_templates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON contracts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON cost_centers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON countries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records();
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON country_states REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records();
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON coupons REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON departments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON digital_accounts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON email_templates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON email_types REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON faq_articles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON franchises REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON invoices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON jobs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records();
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON leads REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON legal_documents REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON licenses REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON loose_deliveries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON message_templates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON notification_topics REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON notifications REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON offer_cities REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON offer_companies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON offer_favorites REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON offer_fonts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON offer_people REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON offer_sites REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON offer_sliders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON offer_stores REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON offer_tabloids REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON opening_hours REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON outbox_messages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records();
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON packings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON payment_methods REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON payment_types REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON popups REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON registered_people REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON shoppers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON ticket_replies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON tickets REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON user_types REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON access_groups REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON acl_groups REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON acl_modules REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records();
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON acl_routes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records();
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON app_categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON audit_lines REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'franchise_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON bank_branches REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records();
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON banks REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records();
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON banners REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON braspag_subordinates REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON braspag_transactions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON bug_orders REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON campaigns REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON canned_replies REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON cities REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON companies REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON company_groups REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON company_payment_methods REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON company_segments REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON contract_templates REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON contracts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON cost_centers REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON countries REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records();
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON country_states REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records();
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON coupons REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON departments REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON digital_accounts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON email_templates REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON email_types REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON faq_articles REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON franchises REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON invoices REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON jobs REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records();
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON leads REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON legal_documents REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON licenses REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON loose_deliveries REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON message_templates REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON notification_topics REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON notifications REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON offer_cities REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON offer_companies REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON offer_favorites REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON offer_fonts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON offer_people REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON offer_sites REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON offer_sliders REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON offer_stores REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON offer_tabloids REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON opening_hours REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON outbox_messages REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records();
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON packings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON payment_methods REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON payment_types REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON popups REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON registered_people REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON shoppers REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON ticket_replies REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON tickets REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id', 'company_id');
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON user_types REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_records('application_id');
--> statement-breakpoint
CREATE TRIGGER count_users_added AFTER INSERT ON users REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_users();
--> statement-breakpoint
CREATE TRIGGER count_users_moved AFTER UPDATE ON users REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_users();
--> statement-breakpoint
CREATE TRIGGER count_users_removed AFTER DELETE ON users REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_users();
--> statement-breakpoint
CREATE TRIGGER coupon_uses_changed AFTER UPDATE OF status, coupon_id, discount_cents ON orders FOR EACH ROW WHEN ((((old.coupon_id IS NOT NULL) OR (new.coupon_id IS NOT NULL)) AND (((old.coupon_id IS DISTINCT FROM new.coupon_id) OR ((old.status = 'CANCELED'::text) IS DISTINCT FROM (new.status = 'CANCELED'::text))) OR (old.discount_cents IS DISTINCT FROM new.discount_cents)))) EXECUTE FUNCTION recount_coupon_uses();
--> statement-breakpoint
CREATE TRIGGER coupon_uses_placed AFTER INSERT ON orders REFERENCING NEW TABLE AS placed FOR EACH STATEMENT EXECUTE FUNCTION count_coupon_uses();
--> statement-breakpoint
CREATE TRIGGER coupon_uses_removed AFTER DELETE ON orders FOR EACH ROW WHEN ((old.coupon_id IS NOT NULL)) EXECUTE FUNCTION recount_coupon_uses();
--> statement-breakpoint
CREATE TRIGGER credit_entries_stay BEFORE UPDATE OF company_id, at, kind, amount_cents, balance_after_cents, delivery_id ON credit_entries FOR EACH ROW EXECUTE FUNCTION credit_entries_stay();
--> statement-breakpoint
CREATE TRIGGER loose_delivery_changed AFTER INSERT OR UPDATE ON loose_deliveries FOR EACH ROW EXECUTE FUNCTION loose_delivery_changed();
--> statement-breakpoint
CREATE TRIGGER order_changed BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION order_changed();
--> statement-breakpoint
CREATE TRIGGER order_customer AFTER INSERT OR UPDATE OF customer_name, customer_phone ON orders FOR EACH ROW EXECUTE FUNCTION order_customer();
--> statement-breakpoint
CREATE TRIGGER orders_changed AFTER INSERT OR UPDATE ON orders FOR EACH STATEMENT EXECUTE FUNCTION orders_changed();
--> statement-breakpoint
CREATE TRIGGER release_invoice_orders AFTER UPDATE OF status ON invoices FOR EACH ROW WHEN (((new.status = 'CANCELED'::text) AND (old.status <> 'CANCELED'::text))) EXECUTE FUNCTION release_invoice_orders();
--> statement-breakpoint
CREATE TRIGGER supersede_legal_documents AFTER UPDATE OF status ON legal_documents FOR EACH ROW WHEN (((new.status = 'PUBLISHED'::text) AND (old.status <> 'PUBLISHED'::text))) EXECUTE FUNCTION supersede_legal_documents();
--> statement-breakpoint
ALTER TABLE ONLY access_group_members
    ADD CONSTRAINT access_group_members_group_id_access_groups_id_fk FOREIGN KEY (group_id) REFERENCES access_groups(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY access_group_members
    ADD CONSTRAINT access_group_members_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY access_groups
    ADD CONSTRAINT access_groups_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY access_groups
    ADD CONSTRAINT access_groups_company_fk FOREIGN KEY (company) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE ONLY acl_groups
    ADD CONSTRAINT acl_groups_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY acl_groups
    ADD CONSTRAINT acl_groups_module_fk FOREIGN KEY (module) REFERENCES acl_modules(id);
--> statement-breakpoint
ALTER TABLE ONLY acl_groups_routes
    ADD CONSTRAINT acl_groups_routes_record_fk FOREIGN KEY (record_id) REFERENCES acl_groups(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY acl_groups_routes
    ADD CONSTRAINT acl_groups_routes_target_fk FOREIGN KEY (target_id) REFERENCES acl_routes(id);
--> statement-breakpoint
ALTER TABLE ONLY acl_groups_user_types
    ADD CONSTRAINT acl_groups_user_types_record_fk FOREIGN KEY (record_id) REFERENCES acl_groups(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY acl_groups_user_types
    ADD CONSTRAINT acl_groups_user_types_target_fk FOREIGN KEY (target_id) REFERENCES user_types(id);
--> statement-breakpoint
ALTER TABLE ONLY acl_modules
    ADD CONSTRAINT acl_modules_parent_fk FOREIGN KEY (parent) REFERENCES acl_modules(id);
--> statement-breakpoint
ALTER TABLE ONLY acl_routes
    ADD CONSTRAINT acl_routes_module_fk FOREIGN KEY (module) REFERENCES acl_modules(id);
--> statement-breakpoint
ALTER TABLE ONLY app_categories
    ADD CONSTRAINT app_categories_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY app_categories_cities
    ADD CONSTRAINT app_categories_cities_record_fk FOREIGN KEY (record_id) REFERENCES app_categories(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY app_categories_cities
    ADD CONSTRAINT app_categories_cities_target_fk FOREIGN KEY (target_id) REFERENCES cities(id);
--> statement-breakpoint
ALTER TABLE ONLY app_categories
    ADD CONSTRAINT app_categories_group_fk FOREIGN KEY ("group") REFERENCES company_groups(id);
--> statement-breakpoint
ALTER TABLE ONLY app_categories
    ADD CONSTRAINT app_categories_parent_fk FOREIGN KEY (parent) REFERENCES app_categories(id);
--> statement-breakpoint
ALTER TABLE ONLY app_categories
    ADD CONSTRAINT app_categories_segment_fk FOREIGN KEY (segment) REFERENCES company_segments(id);
--> statement-breakpoint
ALTER TABLE ONLY application_domains
    ADD CONSTRAINT application_domains_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY audit_lines
    ADD CONSTRAINT audit_lines_actor_users_id_fk FOREIGN KEY (actor) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY bank_branches
    ADD CONSTRAINT bank_branches_bank_fk FOREIGN KEY (bank) REFERENCES banks(id);
--> statement-breakpoint
ALTER TABLE ONLY banners
    ADD CONSTRAINT banners_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY banners_cities
    ADD CONSTRAINT banners_cities_record_fk FOREIGN KEY (record_id) REFERENCES banners(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY banners_cities
    ADD CONSTRAINT banners_cities_target_fk FOREIGN KEY (target_id) REFERENCES cities(id);
--> statement-breakpoint
ALTER TABLE ONLY banners
    ADD CONSTRAINT banners_company_fk FOREIGN KEY (company) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE ONLY banners
    ADD CONSTRAINT banners_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE ONLY banners
    ADD CONSTRAINT banners_coupon_fk FOREIGN KEY (coupon) REFERENCES coupons(id);
--> statement-breakpoint
ALTER TABLE ONLY braspag_subordinates
    ADD CONSTRAINT braspag_subordinates_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY braspag_subordinates
    ADD CONSTRAINT braspag_subordinates_bank_fk FOREIGN KEY (bank) REFERENCES banks(id);
--> statement-breakpoint
ALTER TABLE ONLY braspag_subordinates
    ADD CONSTRAINT braspag_subordinates_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE ONLY braspag_transactions
    ADD CONSTRAINT braspag_transactions_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY braspag_transactions
    ADD CONSTRAINT braspag_transactions_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE ONLY bug_orders
    ADD CONSTRAINT bug_orders_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY bug_orders
    ADD CONSTRAINT bug_orders_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE ONLY campaigns
    ADD CONSTRAINT campaigns_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY campaigns
    ADD CONSTRAINT campaigns_approved_by_fk FOREIGN KEY (approved_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY campaigns
    ADD CONSTRAINT campaigns_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE ONLY campaigns
    ADD CONSTRAINT campaigns_coupon_fk FOREIGN KEY (coupon) REFERENCES coupons(id);
--> statement-breakpoint
ALTER TABLE ONLY canned_replies
    ADD CONSTRAINT canned_replies_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY canned_replies
    ADD CONSTRAINT canned_replies_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE ONLY cities
    ADD CONSTRAINT cities_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY companies
    ADD CONSTRAINT companies_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY companies
    ADD CONSTRAINT companies_bank_fk FOREIGN KEY (bank) REFERENCES banks(id);
--> statement-breakpoint
ALTER TABLE ONLY companies
    ADD CONSTRAINT companies_city_fk FOREIGN KEY (city) REFERENCES cities(id);
--> statement-breakpoint
ALTER TABLE ONLY companies
    ADD CONSTRAINT companies_franchise_id_franchises_id_fk FOREIGN KEY (franchise_id) REFERENCES franchises(id);
--> statement-breakpoint
ALTER TABLE ONLY companies
    ADD CONSTRAINT companies_segment_fk FOREIGN KEY (segment) REFERENCES company_segments(id);
--> statement-breakpoint
ALTER TABLE ONLY company_deliveries
    ADD CONSTRAINT company_deliveries_changed_by_users_id_fk FOREIGN KEY (changed_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY company_deliveries
    ADD CONSTRAINT company_deliveries_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY company_groups
    ADD CONSTRAINT company_groups_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY company_groups_companies
    ADD CONSTRAINT company_groups_companies_record_fk FOREIGN KEY (record_id) REFERENCES company_groups(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY company_groups_companies
    ADD CONSTRAINT company_groups_companies_target_fk FOREIGN KEY (target_id) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE ONLY company_payment_methods
    ADD CONSTRAINT company_payment_methods_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY company_payment_methods
    ADD CONSTRAINT company_payment_methods_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE ONLY company_payment_methods
    ADD CONSTRAINT company_payment_methods_method_fk FOREIGN KEY (method) REFERENCES payment_methods(id);
--> statement-breakpoint
ALTER TABLE ONLY company_segments
    ADD CONSTRAINT company_segments_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY contact_typing
    ADD CONSTRAINT contact_typing_contact_id_contacts_id_fk FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY contact_typing
    ADD CONSTRAINT contact_typing_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY contacts
    ADD CONSTRAINT contacts_assignee_id_users_id_fk FOREIGN KEY (assignee_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY contacts
    ADD CONSTRAINT contacts_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE ONLY contacts
    ADD CONSTRAINT contacts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY contract_acceptance_requests
    ADD CONSTRAINT contract_acceptance_requests_version_id_contract_versions_id_fk FOREIGN KEY (version_id) REFERENCES contract_versions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY contract_template_editions
    ADD CONSTRAINT contract_template_editions_template_id_contract_templates_id_fk FOREIGN KEY (template_id) REFERENCES contract_templates(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY contract_templates
    ADD CONSTRAINT contract_templates_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY contract_versions
    ADD CONSTRAINT contract_versions_contract_id_contracts_id_fk FOREIGN KEY (contract_id) REFERENCES contracts(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY contracts
    ADD CONSTRAINT contracts_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY contracts
    ADD CONSTRAINT contracts_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE ONLY contracts
    ADD CONSTRAINT contracts_template_fk FOREIGN KEY (template) REFERENCES contract_templates(id);
--> statement-breakpoint
ALTER TABLE ONLY cost_centers
    ADD CONSTRAINT cost_centers_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY cost_centers
    ADD CONSTRAINT cost_centers_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE ONLY cost_centers
    ADD CONSTRAINT cost_centers_parent_fk FOREIGN KEY (parent) REFERENCES cost_centers(id);
--> statement-breakpoint
ALTER TABLE ONLY country_states
    ADD CONSTRAINT country_states_country_fk FOREIGN KEY (country) REFERENCES countries(id);
--> statement-breakpoint
ALTER TABLE ONLY coupons
    ADD CONSTRAINT coupons_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY coupons_cities
    ADD CONSTRAINT coupons_cities_record_fk FOREIGN KEY (record_id) REFERENCES coupons(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY coupons_cities
    ADD CONSTRAINT coupons_cities_target_fk FOREIGN KEY (target_id) REFERENCES cities(id);
--> statement-breakpoint
ALTER TABLE ONLY coupons
    ADD CONSTRAINT coupons_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE ONLY coupons_segments
    ADD CONSTRAINT coupons_segments_record_fk FOREIGN KEY (record_id) REFERENCES coupons(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY coupons_segments
    ADD CONSTRAINT coupons_segments_target_fk FOREIGN KEY (target_id) REFERENCES company_segments(id);
--> statement-breakpoint
ALTER TABLE ONLY credit_entries
    ADD CONSTRAINT credit_entries_by_users_id_fk FOREIGN KEY (by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY credit_entries
    ADD CONSTRAINT credit_entries_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY credit_entries
    ADD CONSTRAINT credit_entries_delivery_id_loose_deliveries_id_fk FOREIGN KEY (delivery_id) REFERENCES loose_deliveries(id);
--> statement-breakpoint
ALTER TABLE ONLY default_views
    ADD CONSTRAINT default_views_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY default_views
    ADD CONSTRAINT default_views_view_id_saved_views_id_fk FOREIGN KEY (view_id) REFERENCES saved_views(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY delivery_people
    ADD CONSTRAINT delivery_people_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY delivery_people
    ADD CONSTRAINT delivery_people_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE ONLY delivery_people
    ADD CONSTRAINT delivery_people_franchise_id_franchises_id_fk FOREIGN KEY (franchise_id) REFERENCES franchises(id);
--> statement-breakpoint
ALTER TABLE ONLY delivery_people
    ADD CONSTRAINT delivery_people_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY delivery_positions
    ADD CONSTRAINT delivery_positions_delivery_person_id_delivery_people_id_fk FOREIGN KEY (delivery_person_id) REFERENCES delivery_people(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY delivery_wallets
    ADD CONSTRAINT delivery_wallets_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY departments
    ADD CONSTRAINT departments_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY departments
    ADD CONSTRAINT departments_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE ONLY departments
    ADD CONSTRAINT departments_parent_fk FOREIGN KEY (parent) REFERENCES departments(id);
--> statement-breakpoint
ALTER TABLE ONLY digital_accounts
    ADD CONSTRAINT digital_accounts_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY digital_accounts
    ADD CONSTRAINT digital_accounts_bank_fk FOREIGN KEY (bank) REFERENCES banks(id);
--> statement-breakpoint
ALTER TABLE ONLY digital_accounts
    ADD CONSTRAINT digital_accounts_branch_fk FOREIGN KEY (branch) REFERENCES bank_branches(id);
--> statement-breakpoint
ALTER TABLE ONLY digital_accounts
    ADD CONSTRAINT digital_accounts_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE ONLY email_template_sends
    ADD CONSTRAINT email_template_sends_template_id_email_templates_id_fk FOREIGN KEY (template_id) REFERENCES email_templates(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY email_templates
    ADD CONSTRAINT email_templates_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY email_templates
    ADD CONSTRAINT email_templates_type_fk FOREIGN KEY (type) REFERENCES email_types(id);
--> statement-breakpoint
ALTER TABLE ONLY email_types
    ADD CONSTRAINT email_types_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY faq_articles
    ADD CONSTRAINT faq_articles_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY faq_reads
    ADD CONSTRAINT faq_reads_article_id_faq_articles_id_fk FOREIGN KEY (article_id) REFERENCES faq_articles(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY faq_reads
    ADD CONSTRAINT faq_reads_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY faq_votes
    ADD CONSTRAINT faq_votes_article_id_faq_articles_id_fk FOREIGN KEY (article_id) REFERENCES faq_articles(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY faq_votes
    ADD CONSTRAINT faq_votes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY files
    ADD CONSTRAINT files_uploaded_by_users_id_fk FOREIGN KEY (uploaded_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY fiscal_documents
    ADD CONSTRAINT fiscal_documents_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY franchises
    ADD CONSTRAINT franchises_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY franchises
    ADD CONSTRAINT franchises_bank_fk FOREIGN KEY (bank) REFERENCES banks(id);
--> statement-breakpoint
ALTER TABLE ONLY franchises_cities
    ADD CONSTRAINT franchises_cities_record_fk FOREIGN KEY (record_id) REFERENCES franchises(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY franchises_cities
    ADD CONSTRAINT franchises_cities_target_fk FOREIGN KEY (target_id) REFERENCES cities(id);
--> statement-breakpoint
ALTER TABLE ONLY franchises_owners
    ADD CONSTRAINT franchises_owners_record_fk FOREIGN KEY (record_id) REFERENCES franchises(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY franchises_owners
    ADD CONSTRAINT franchises_owners_target_fk FOREIGN KEY (target_id) REFERENCES registered_people(id);
--> statement-breakpoint
ALTER TABLE ONLY invoice_closing_companies
    ADD CONSTRAINT invoice_closing_companies_closing_id_invoice_closings_id_fk FOREIGN KEY (closing_id) REFERENCES invoice_closings(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY invoice_closing_companies
    ADD CONSTRAINT invoice_closing_companies_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY invoice_closing_companies
    ADD CONSTRAINT invoice_closing_companies_invoice_id_invoices_id_fk FOREIGN KEY (invoice_id) REFERENCES invoices(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY invoice_closings
    ADD CONSTRAINT invoice_closings_started_by_users_id_fk FOREIGN KEY (started_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY invoice_orders
    ADD CONSTRAINT invoice_orders_contract_id_contracts_id_fk FOREIGN KEY (contract_id) REFERENCES contracts(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY invoice_orders
    ADD CONSTRAINT invoice_orders_invoice_id_invoices_id_fk FOREIGN KEY (invoice_id) REFERENCES invoices(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY invoice_orders
    ADD CONSTRAINT invoice_orders_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
--> statement-breakpoint
ALTER TABLE ONLY invoice_reminders
    ADD CONSTRAINT invoice_reminders_invoice_id_invoices_id_fk FOREIGN KEY (invoice_id) REFERENCES invoices(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY invoice_reminders
    ADD CONSTRAINT invoice_reminders_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY invoices
    ADD CONSTRAINT invoices_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY invoices
    ADD CONSTRAINT invoices_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE ONLY lead_reminders
    ADD CONSTRAINT lead_reminders_lead_id_leads_id_fk FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY lead_reminders
    ADD CONSTRAINT lead_reminders_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY leads
    ADD CONSTRAINT leads_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY leads
    ADD CONSTRAINT leads_company_fk FOREIGN KEY (company) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE ONLY leads
    ADD CONSTRAINT leads_responsible_fk FOREIGN KEY (responsible) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY leads
    ADD CONSTRAINT leads_segment_fk FOREIGN KEY (segment) REFERENCES company_segments(id);
--> statement-breakpoint
ALTER TABLE ONLY legal_acceptances
    ADD CONSTRAINT legal_acceptances_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY legal_acceptances
    ADD CONSTRAINT legal_acceptances_document_id_legal_documents_id_fk FOREIGN KEY (document_id) REFERENCES legal_documents(id);
--> statement-breakpoint
ALTER TABLE ONLY legal_acceptances
    ADD CONSTRAINT legal_acceptances_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY legal_documents
    ADD CONSTRAINT legal_documents_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY license_reminders
    ADD CONSTRAINT license_reminders_license_id_licenses_id_fk FOREIGN KEY (license_id) REFERENCES licenses(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY license_reminders
    ADD CONSTRAINT license_reminders_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY licenses
    ADD CONSTRAINT licenses_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY licenses
    ADD CONSTRAINT licenses_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE ONLY loose_deliveries
    ADD CONSTRAINT loose_deliveries_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY loose_deliveries
    ADD CONSTRAINT loose_deliveries_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE ONLY loose_deliveries
    ADD CONSTRAINT loose_deliveries_delivery_person_fk FOREIGN KEY (delivery_person) REFERENCES delivery_people(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY loose_delivery_changes
    ADD CONSTRAINT loose_delivery_changes_delivery_id_loose_deliveries_id_fk FOREIGN KEY (delivery_id) REFERENCES loose_deliveries(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY loose_delivery_tracks
    ADD CONSTRAINT loose_delivery_tracks_delivery_id_loose_deliveries_id_fk FOREIGN KEY (delivery_id) REFERENCES loose_deliveries(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY mail_jobs
    ADD CONSTRAINT mail_jobs_acceptance_request_id_contract_acceptance_requests_id FOREIGN KEY (acceptance_request_id) REFERENCES contract_acceptance_requests(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY mail_jobs
    ADD CONSTRAINT mail_jobs_invoice_reminder_id_invoice_reminders_id_fk FOREIGN KEY (invoice_reminder_id) REFERENCES invoice_reminders(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY mail_jobs
    ADD CONSTRAINT mail_jobs_lead_reminder_id_lead_reminders_id_fk FOREIGN KEY (lead_reminder_id) REFERENCES lead_reminders(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY mail_jobs
    ADD CONSTRAINT mail_jobs_license_reminder_id_license_reminders_id_fk FOREIGN KEY (license_reminder_id) REFERENCES license_reminders(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY mail_jobs
    ADD CONSTRAINT mail_jobs_registration_id_registrations_id_fk FOREIGN KEY (registration_id) REFERENCES registrations(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY mail_jobs
    ADD CONSTRAINT mail_jobs_ticket_id_tickets_id_fk FOREIGN KEY (ticket_id) REFERENCES tickets(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY mail_jobs
    ADD CONSTRAINT mail_jobs_ticket_message_id_ticket_messages_id_fk FOREIGN KEY (ticket_message_id) REFERENCES ticket_messages(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY mail_unsubscriptions
    ADD CONSTRAINT mail_unsubscriptions_person_id_registered_people_id_fk FOREIGN KEY (person_id) REFERENCES registered_people(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY message_recipients
    ADD CONSTRAINT message_recipients_person_id_registered_people_id_fk FOREIGN KEY (person_id) REFERENCES registered_people(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY message_templates
    ADD CONSTRAINT message_templates_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY message_templates
    ADD CONSTRAINT message_templates_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE ONLY messages
    ADD CONSTRAINT messages_contact_id_contacts_id_fk FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY messages
    ADD CONSTRAINT messages_sent_by_users_id_fk FOREIGN KEY (sent_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY notification_topics
    ADD CONSTRAINT notification_topics_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY notification_topics_user_types
    ADD CONSTRAINT notification_topics_user_types_record_fk FOREIGN KEY (record_id) REFERENCES notification_topics(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY notification_topics_user_types
    ADD CONSTRAINT notification_topics_user_types_target_fk FOREIGN KEY (target_id) REFERENCES user_types(id);
--> statement-breakpoint
ALTER TABLE ONLY notifications
    ADD CONSTRAINT notifications_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY notifications
    ADD CONSTRAINT notifications_approved_by_fk FOREIGN KEY (approved_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY notifications
    ADD CONSTRAINT notifications_author_fk FOREIGN KEY (author) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY notifications_cities
    ADD CONSTRAINT notifications_cities_record_fk FOREIGN KEY (record_id) REFERENCES notifications(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY notifications_cities
    ADD CONSTRAINT notifications_cities_target_fk FOREIGN KEY (target_id) REFERENCES cities(id);
--> statement-breakpoint
ALTER TABLE ONLY notifications_offer_cities
    ADD CONSTRAINT notifications_offer_cities_record_fk FOREIGN KEY (record_id) REFERENCES notifications(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY notifications_offer_cities
    ADD CONSTRAINT notifications_offer_cities_target_fk FOREIGN KEY (target_id) REFERENCES offer_cities(id);
--> statement-breakpoint
ALTER TABLE ONLY notifications_readers
    ADD CONSTRAINT notifications_readers_record_fk FOREIGN KEY (record_id) REFERENCES notifications(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY notifications_readers
    ADD CONSTRAINT notifications_readers_target_fk FOREIGN KEY (target_id) REFERENCES offer_people(id);
--> statement-breakpoint
ALTER TABLE ONLY notifications
    ADD CONSTRAINT notifications_tabloid_fk FOREIGN KEY (tabloid) REFERENCES offer_tabloids(id);
--> statement-breakpoint
ALTER TABLE ONLY notifications
    ADD CONSTRAINT notifications_topic_fk FOREIGN KEY (topic) REFERENCES notification_topics(id);
--> statement-breakpoint
ALTER TABLE ONLY offer_cities
    ADD CONSTRAINT offer_cities_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY offer_cities
    ADD CONSTRAINT offer_cities_state_fk FOREIGN KEY (state) REFERENCES country_states(id);
--> statement-breakpoint
ALTER TABLE ONLY offer_companies
    ADD CONSTRAINT offer_companies_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY offer_companies
    ADD CONSTRAINT offer_companies_company_fk FOREIGN KEY (company) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE ONLY offer_companies
    ADD CONSTRAINT offer_companies_segment_fk FOREIGN KEY (segment) REFERENCES company_segments(id);
--> statement-breakpoint
ALTER TABLE ONLY offer_favorites
    ADD CONSTRAINT offer_favorites_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY offer_favorites
    ADD CONSTRAINT offer_favorites_city_fk FOREIGN KEY (city) REFERENCES offer_cities(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY offer_favorites
    ADD CONSTRAINT offer_favorites_company_fk FOREIGN KEY (company) REFERENCES offer_companies(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY offer_favorites
    ADD CONSTRAINT offer_favorites_store_fk FOREIGN KEY (store) REFERENCES offer_stores(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY offer_favorites
    ADD CONSTRAINT offer_favorites_tabloid_fk FOREIGN KEY (tabloid) REFERENCES offer_tabloids(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY offer_fonts
    ADD CONSTRAINT offer_fonts_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY offer_people
    ADD CONSTRAINT offer_people_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY offer_people
    ADD CONSTRAINT offer_people_city_fk FOREIGN KEY (city) REFERENCES offer_cities(id);
--> statement-breakpoint
ALTER TABLE ONLY offer_sites
    ADD CONSTRAINT offer_sites_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY offer_sliders
    ADD CONSTRAINT offer_sliders_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY offer_sliders_cities
    ADD CONSTRAINT offer_sliders_cities_record_fk FOREIGN KEY (record_id) REFERENCES offer_sliders(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY offer_sliders_cities
    ADD CONSTRAINT offer_sliders_cities_target_fk FOREIGN KEY (target_id) REFERENCES offer_cities(id);
--> statement-breakpoint
ALTER TABLE ONLY offer_sliders
    ADD CONSTRAINT offer_sliders_company_fk FOREIGN KEY (company) REFERENCES offer_companies(id);
--> statement-breakpoint
ALTER TABLE ONLY offer_sliders
    ADD CONSTRAINT offer_sliders_store_fk FOREIGN KEY (store) REFERENCES offer_stores(id);
--> statement-breakpoint
ALTER TABLE ONLY offer_sliders
    ADD CONSTRAINT offer_sliders_tabloid_fk FOREIGN KEY (tabloid) REFERENCES offer_tabloids(id);
--> statement-breakpoint
ALTER TABLE ONLY offer_stores
    ADD CONSTRAINT offer_stores_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY offer_stores
    ADD CONSTRAINT offer_stores_city_fk FOREIGN KEY (city) REFERENCES offer_cities(id);
--> statement-breakpoint
ALTER TABLE ONLY offer_stores
    ADD CONSTRAINT offer_stores_company_fk FOREIGN KEY (company) REFERENCES offer_companies(id);
--> statement-breakpoint
ALTER TABLE ONLY offer_tabloids
    ADD CONSTRAINT offer_tabloids_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY offer_tabloids_cities
    ADD CONSTRAINT offer_tabloids_cities_record_fk FOREIGN KEY (record_id) REFERENCES offer_tabloids(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY offer_tabloids_cities
    ADD CONSTRAINT offer_tabloids_cities_target_fk FOREIGN KEY (target_id) REFERENCES offer_cities(id);
--> statement-breakpoint
ALTER TABLE ONLY offer_tabloids
    ADD CONSTRAINT offer_tabloids_company_fk FOREIGN KEY (company) REFERENCES offer_companies(id);
--> statement-breakpoint
ALTER TABLE ONLY offer_tabloids_fonts
    ADD CONSTRAINT offer_tabloids_fonts_record_fk FOREIGN KEY (record_id) REFERENCES offer_tabloids(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY offer_tabloids_fonts
    ADD CONSTRAINT offer_tabloids_fonts_target_fk FOREIGN KEY (target_id) REFERENCES offer_fonts(id);
--> statement-breakpoint
ALTER TABLE ONLY offer_tabloids_pages
    ADD CONSTRAINT offer_tabloids_pages_record_fk FOREIGN KEY (record_id) REFERENCES offer_tabloids(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY offer_tabloids_pages
    ADD CONSTRAINT offer_tabloids_pages_target_fk FOREIGN KEY (target_id) REFERENCES files(id);
--> statement-breakpoint
ALTER TABLE ONLY offer_tabloids_stores
    ADD CONSTRAINT offer_tabloids_stores_record_fk FOREIGN KEY (record_id) REFERENCES offer_tabloids(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY offer_tabloids_stores
    ADD CONSTRAINT offer_tabloids_stores_target_fk FOREIGN KEY (target_id) REFERENCES offer_stores(id);
--> statement-breakpoint
ALTER TABLE ONLY online_times
    ADD CONSTRAINT online_times_delivery_person_id_delivery_people_id_fk FOREIGN KEY (delivery_person_id) REFERENCES delivery_people(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY opening_hours
    ADD CONSTRAINT opening_hours_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY opening_hours
    ADD CONSTRAINT opening_hours_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE order_customers
    ADD CONSTRAINT order_customers_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY order_settings
    ADD CONSTRAINT order_settings_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_coupon_id_coupons_id_fk FOREIGN KEY (coupon_id) REFERENCES coupons(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_delivery_person_id_delivery_people_id_fk FOREIGN KEY (delivery_person_id) REFERENCES delivery_people(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_shopper_id_shoppers_id_fk FOREIGN KEY (shopper_id) REFERENCES shoppers(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY packings
    ADD CONSTRAINT packings_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY password_resets
    ADD CONSTRAINT password_resets_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY payment_methods
    ADD CONSTRAINT payment_methods_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY payment_methods
    ADD CONSTRAINT payment_methods_type_fk FOREIGN KEY (type) REFERENCES payment_types(id);
--> statement-breakpoint
ALTER TABLE ONLY payment_operations
    ADD CONSTRAINT payment_operations_transaction_id_braspag_transactions_id_fk FOREIGN KEY (transaction_id) REFERENCES braspag_transactions(id);
--> statement-breakpoint
ALTER TABLE ONLY payment_operations
    ADD CONSTRAINT payment_operations_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY payment_types
    ADD CONSTRAINT payment_types_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY people
    ADD CONSTRAINT people_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY popups
    ADD CONSTRAINT popups_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY popups_cities
    ADD CONSTRAINT popups_cities_record_fk FOREIGN KEY (record_id) REFERENCES popups(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY popups_cities
    ADD CONSTRAINT popups_cities_target_fk FOREIGN KEY (target_id) REFERENCES cities(id);
--> statement-breakpoint
ALTER TABLE ONLY popups
    ADD CONSTRAINT popups_company_fk FOREIGN KEY (company) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE ONLY popups
    ADD CONSTRAINT popups_coupon_fk FOREIGN KEY (coupon) REFERENCES coupons(id);
--> statement-breakpoint
ALTER TABLE ONLY popups_segments
    ADD CONSTRAINT popups_segments_record_fk FOREIGN KEY (record_id) REFERENCES popups(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY popups_segments
    ADD CONSTRAINT popups_segments_target_fk FOREIGN KEY (target_id) REFERENCES company_segments(id);
--> statement-breakpoint
ALTER TABLE ONLY print_links
    ADD CONSTRAINT print_links_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY races
    ADD CONSTRAINT races_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY races
    ADD CONSTRAINT races_delivery_person_id_delivery_people_id_fk FOREIGN KEY (delivery_person_id) REFERENCES delivery_people(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY reader_recipients
    ADD CONSTRAINT reader_recipients_person_id_offer_people_id_fk FOREIGN KEY (person_id) REFERENCES offer_people(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY refresh_tokens
    ADD CONSTRAINT refresh_tokens_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY registered_people
    ADD CONSTRAINT registered_people_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY reminder_unsubscriptions
    ADD CONSTRAINT reminder_unsubscriptions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY role_permissions
    ADD CONSTRAINT role_permissions_permission_id_permissions_id_fk FOREIGN KEY (permission_id) REFERENCES permissions(id);
--> statement-breakpoint
ALTER TABLE ONLY role_permissions
    ADD CONSTRAINT role_permissions_role_id_roles_id_fk FOREIGN KEY (role_id) REFERENCES roles(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY roles
    ADD CONSTRAINT roles_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY roles
    ADD CONSTRAINT roles_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE ONLY roles
    ADD CONSTRAINT roles_franchise_id_franchises_id_fk FOREIGN KEY (franchise_id) REFERENCES franchises(id);
--> statement-breakpoint
ALTER TABLE ONLY saved_views
    ADD CONSTRAINT saved_views_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY saved_views
    ADD CONSTRAINT saved_views_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY saved_views
    ADD CONSTRAINT saved_views_franchise_id_franchises_id_fk FOREIGN KEY (franchise_id) REFERENCES franchises(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY saved_views
    ADD CONSTRAINT saved_views_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY setting_rollout_lines
    ADD CONSTRAINT setting_rollout_lines_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY setting_rollout_lines
    ADD CONSTRAINT setting_rollout_lines_rollout_id_setting_rollouts_id_fk FOREIGN KEY (rollout_id) REFERENCES setting_rollouts(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY setting_rollouts
    ADD CONSTRAINT setting_rollouts_started_by_users_id_fk FOREIGN KEY (started_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY shopper_pins
    ADD CONSTRAINT shopper_pins_shopper_id_shoppers_id_fk FOREIGN KEY (shopper_id) REFERENCES shoppers(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY shoppers
    ADD CONSTRAINT shoppers_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY shoppers
    ADD CONSTRAINT shoppers_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE ONLY shoppers
    ADD CONSTRAINT shoppers_department_fk FOREIGN KEY (department) REFERENCES departments(id);
--> statement-breakpoint
ALTER TABLE ONLY shoppers
    ADD CONSTRAINT shoppers_person_fk FOREIGN KEY (person) REFERENCES registered_people(id);
--> statement-breakpoint
ALTER TABLE ONLY ticket_message_files
    ADD CONSTRAINT ticket_message_files_file_id_files_id_fk FOREIGN KEY (file_id) REFERENCES files(id);
--> statement-breakpoint
ALTER TABLE ONLY ticket_message_files
    ADD CONSTRAINT ticket_message_files_message_id_ticket_messages_id_fk FOREIGN KEY (message_id) REFERENCES ticket_messages(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY ticket_messages
    ADD CONSTRAINT ticket_messages_ticket_id_tickets_id_fk FOREIGN KEY (ticket_id) REFERENCES tickets(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY ticket_messages
    ADD CONSTRAINT ticket_messages_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY ticket_replies
    ADD CONSTRAINT ticket_replies_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY tickets
    ADD CONSTRAINT tickets_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY tickets
    ADD CONSTRAINT tickets_assignee_fk FOREIGN KEY (assignee) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY tickets
    ADD CONSTRAINT tickets_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE ONLY tickets
    ADD CONSTRAINT tickets_department_fk FOREIGN KEY (department) REFERENCES departments(id);
--> statement-breakpoint
ALTER TABLE ONLY tickets
    ADD CONSTRAINT tickets_invoice_fk FOREIGN KEY (invoice) REFERENCES invoices(id);
--> statement-breakpoint
ALTER TABLE ONLY tickets
    ADD CONSTRAINT tickets_merged_into_fk FOREIGN KEY (merged_into) REFERENCES tickets(id);
--> statement-breakpoint
ALTER TABLE ONLY tickets
    ADD CONSTRAINT tickets_opened_by_fk FOREIGN KEY (opened_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY topic_subscriptions
    ADD CONSTRAINT topic_subscriptions_person_id_registered_people_id_fk FOREIGN KEY (person_id) REFERENCES registered_people(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY topic_subscriptions
    ADD CONSTRAINT topic_subscriptions_topic_id_notification_topics_id_fk FOREIGN KEY (topic_id) REFERENCES notification_topics(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY user_franchises
    ADD CONSTRAINT user_franchises_franchise_id_franchises_id_fk FOREIGN KEY (franchise_id) REFERENCES franchises(id);
--> statement-breakpoint
ALTER TABLE ONLY user_franchises
    ADD CONSTRAINT user_franchises_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY user_roles
    ADD CONSTRAINT user_roles_role_id_roles_id_fk FOREIGN KEY (role_id) REFERENCES roles(id) ON DELETE RESTRICT;
--> statement-breakpoint
ALTER TABLE ONLY user_roles
    ADD CONSTRAINT user_roles_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY user_types
    ADD CONSTRAINT user_types_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY user_types
    ADD CONSTRAINT user_types_default_role_fk FOREIGN KEY (default_role) REFERENCES roles(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY users
    ADD CONSTRAINT users_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES applications(id);
--> statement-breakpoint
ALTER TABLE ONLY users
    ADD CONSTRAINT users_company_id_companies_id_fk FOREIGN KEY (company_id) REFERENCES companies(id);
--> statement-breakpoint
ALTER TABLE ONLY users
    ADD CONSTRAINT users_franchise_id_franchises_id_fk FOREIGN KEY (franchise_id) REFERENCES franchises(id);
