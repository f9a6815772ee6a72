ALTER TABLE "registered_people" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "registered_people" ADD COLUMN "more_phones" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "registered_people" ADD COLUMN "more_emails" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "registered_people" ADD COLUMN "marketing_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "registered_people" ADD COLUMN "addresses" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "registered_people" ADD COLUMN "has_duplicate" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
UPDATE "registered_people" SET "addresses" = jsonb_build_array(jsonb_build_object('use', null, 'line', "address", 'number', null,
  'complement', null, 'neighborhood', null, 'city', "city", 'state', null, 'postCode', null))
  WHERE "address" IS NOT NULL OR "city" IS NOT NULL;--> statement-breakpoint
UPDATE "registered_people" SET "has_duplicate" = true
  WHERE ("application_id", "phone") IN (SELECT "application_id", "phone" FROM "registered_people" WHERE "phone" IS NOT NULL GROUP BY 1, 2 HAVING count(*) > 1)
  OR ("application_id", lower("email")) IN (SELECT "application_id", lower("email") FROM "registered_people" WHERE "email" IS NOT NULL GROUP BY 1, 2 HAVING count(*) > 1)
  OR ("application_id", lower("name"), "birth_date") IN (SELECT "application_id", lower("name"), "birth_date" FROM "registered_people" WHERE "birth_date" IS NOT NULL GROUP BY 1, 2, 3 HAVING count(*) > 1);
