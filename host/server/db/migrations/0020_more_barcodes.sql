ALTER TABLE "products" drop column "search_text";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded(coalesce("name", '') || chr(31) || coalesce("brand", '') || chr(31) || coalesce("ean", '') || chr(31) || coalesce("sku", '') || chr(31) || coalesce("scale_code", '') || chr(31) || coalesce(jsonb_path_query_array("more_eans", '$[*].code')::text, ''))) STORED;--> statement-breakpoint
ALTER TABLE "products" drop column "spaced_text";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "spaced_text" text GENERATED ALWAYS AS ('z' || regexp_replace(folded(coalesce("name", '') || chr(31) || coalesce("brand", '') || chr(31) || coalesce("ean", '') || chr(31) || coalesce("sku", '') || chr(31) || coalesce("scale_code", '') || chr(31) || coalesce(jsonb_path_query_array("more_eans", '$[*].code')::text, '')), '(.)', '\1z', 'g')) STORED;--> statement-breakpoint
CREATE INDEX "products_by_search_text" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_by_spaced_text" ON "products" USING gin ("spaced_text" gin_trgm_ops);
