ALTER TABLE "licenses" drop column "search_text";--> statement-breakpoint
ALTER TABLE "licenses" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce("plan", '') || chr(31) || coalesce("customer", ''))) STORED;--> statement-breakpoint
ALTER TABLE "licenses" drop column "spaced_text";--> statement-breakpoint
ALTER TABLE "licenses" ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(lower(coalesce("plan", '') || chr(31) || coalesce("customer", '')), '(.)', '\1z', 'g')) STORED;--> statement-breakpoint
CREATE INDEX "licenses_by_search_text" ON "licenses" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "licenses_by_spaced_text" ON "licenses" USING gin ("spaced_text" gin_trgm_ops);--> statement-breakpoint
CREATE FUNCTION "shown_in_part"(field text, value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
SELECT CASE
	WHEN value IS NULL OR value = '' OR value LIKE '%*%' THEN value
	WHEN field = 'key' THEN '****' || substr(value, greatest(4, length(value) - 4) + 1)
	WHEN field = 'cpf' THEN '***.' || substr(regexp_replace(value, '\D', '', 'g'), 4, 3) || '.' || substr(regexp_replace(value, '\D', '', 'g'), 7, 3) || '-**'
	ELSE '**.***.' || substr(regexp_replace(upper(value), '[^0-9A-Z]', '', 'g'), 6, 3) || '/' || substr(regexp_replace(upper(value), '[^0-9A-Z]', '', 'g'), 9, 4) || '-**'
END
$$;--> statement-breakpoint
UPDATE "audit_lines" SET "label" = "shown_in_part"('key', "label") WHERE "list" = 'licenses' AND "label" <> '' AND "label" NOT LIKE '%*%';--> statement-breakpoint
UPDATE "audit_lines" SET "changes" = (
	SELECT jsonb_agg(change
		|| CASE WHEN jsonb_typeof(change -> 'old') = 'string' AND change ->> 'field' IN ('key', 'cpf', 'cnpj') THEN jsonb_build_object('old', "shown_in_part"(change ->> 'field', change ->> 'old')) ELSE '{}' END
		|| CASE WHEN jsonb_typeof(change -> 'new') = 'string' AND change ->> 'field' IN ('key', 'cpf', 'cnpj') THEN jsonb_build_object('new', "shown_in_part"(change ->> 'field', change ->> 'new')) ELSE '{}' END
		ORDER BY place)
	FROM jsonb_array_elements("changes") WITH ORDINALITY AS made(change, place)
)
WHERE ("list" = 'licenses' AND "changes" @> '[{"field": "key"}]')
	OR ("list" = 'people' AND ("changes" @> '[{"field": "cpf"}]' OR "changes" @> '[{"field": "cnpj"}]'));
--> statement-breakpoint
DROP FUNCTION "shown_in_part"(text, text);
