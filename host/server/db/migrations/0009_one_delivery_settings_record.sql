-- Only the first record of a company counted; later ones were written by nobody's screen.
DELETE FROM "delivery_settings" d USING "delivery_settings" first WHERE first.company_id = d.company_id AND first.id < d.id;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_settings_one_per_owner" ON "delivery_settings" USING btree ("company_id");
