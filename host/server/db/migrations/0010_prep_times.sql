-- Orders were promised by a store's order settings, so these times go on; the company has them from now on.
UPDATE "companies" c SET prep_minutes = s.prep_minutes, version = c.version + 1 FROM "order_settings" s WHERE s.company_id = c.id AND c.prep_minutes IS DISTINCT FROM s.prep_minutes;--> statement-breakpoint
-- One limit for all preparation times.
UPDATE "companies" SET prep_minutes = 240 WHERE prep_minutes > 240;--> statement-breakpoint
UPDATE "opening_hours" h SET prep_times = (SELECT jsonb_agg(t || jsonb_build_object('minutes', least((t ->> 'minutes')::int, 240)) ORDER BY at) FROM jsonb_array_elements(h.prep_times) WITH ORDINALITY AS every(t, at)) WHERE jsonb_array_length(h.prep_times) > 0;--> statement-breakpoint
ALTER TABLE "order_settings" DROP COLUMN "prep_minutes";
