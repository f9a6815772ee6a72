ALTER TABLE "banners" DROP CONSTRAINT "banners_created_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "banners" DROP CONSTRAINT "banners_updated_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "canned_replies" DROP CONSTRAINT "canned_replies_created_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "canned_replies" DROP CONSTRAINT "canned_replies_updated_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "cities" DROP CONSTRAINT "cities_created_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "cities" DROP CONSTRAINT "cities_updated_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "company_groups" DROP CONSTRAINT "company_groups_created_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "company_groups" DROP CONSTRAINT "company_groups_updated_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "company_segments" DROP CONSTRAINT "company_segments_created_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "company_segments" DROP CONSTRAINT "company_segments_updated_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "contracts" DROP CONSTRAINT "contracts_created_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "contracts" DROP CONSTRAINT "contracts_updated_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "coupons" DROP CONSTRAINT "coupons_created_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "coupons" DROP CONSTRAINT "coupons_updated_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "departments" DROP CONSTRAINT "departments_created_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "departments" DROP CONSTRAINT "departments_updated_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "licenses" DROP CONSTRAINT "licenses_created_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "licenses" DROP CONSTRAINT "licenses_updated_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "message_templates" DROP CONSTRAINT "message_templates_created_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "message_templates" DROP CONSTRAINT "message_templates_updated_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "notification_topics" DROP CONSTRAINT "notification_topics_created_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "notification_topics" DROP CONSTRAINT "notification_topics_updated_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "opening_hours" DROP CONSTRAINT "opening_hours_created_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "opening_hours" DROP CONSTRAINT "opening_hours_updated_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "packings" DROP CONSTRAINT "packings_created_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "packings" DROP CONSTRAINT "packings_updated_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "registered_people" DROP CONSTRAINT "registered_people_created_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "registered_people" DROP CONSTRAINT "registered_people_updated_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "shoppers" DROP CONSTRAINT "shoppers_created_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "shoppers" DROP CONSTRAINT "shoppers_updated_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "user_types" DROP CONSTRAINT "user_types_created_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "user_types" DROP CONSTRAINT "user_types_updated_by_users_id_fk";
--> statement-breakpoint
DROP INDEX "banners_by_is_active";--> statement-breakpoint
ALTER TABLE "banners" DROP COLUMN "created_by";--> statement-breakpoint
ALTER TABLE "banners" DROP COLUMN "updated_by";--> statement-breakpoint
ALTER TABLE "banners" DROP COLUMN "is_active";--> statement-breakpoint
ALTER TABLE "canned_replies" DROP COLUMN "created_by";--> statement-breakpoint
ALTER TABLE "canned_replies" DROP COLUMN "updated_by";--> statement-breakpoint
ALTER TABLE "cities" DROP COLUMN "created_by";--> statement-breakpoint
ALTER TABLE "cities" DROP COLUMN "updated_by";--> statement-breakpoint
ALTER TABLE "company_groups" DROP COLUMN "created_by";--> statement-breakpoint
ALTER TABLE "company_groups" DROP COLUMN "updated_by";--> statement-breakpoint
ALTER TABLE "company_segments" DROP COLUMN "created_by";--> statement-breakpoint
ALTER TABLE "company_segments" DROP COLUMN "updated_by";--> statement-breakpoint
ALTER TABLE "contracts" DROP COLUMN "created_by";--> statement-breakpoint
ALTER TABLE "contracts" DROP COLUMN "updated_by";--> statement-breakpoint
ALTER TABLE "coupons" DROP COLUMN "created_by";--> statement-breakpoint
ALTER TABLE "coupons" DROP COLUMN "updated_by";--> statement-breakpoint
ALTER TABLE "departments" DROP COLUMN "created_by";--> statement-breakpoint
ALTER TABLE "departments" DROP COLUMN "updated_by";--> statement-breakpoint
ALTER TABLE "licenses" DROP COLUMN "created_by";--> statement-breakpoint
ALTER TABLE "licenses" DROP COLUMN "updated_by";--> statement-breakpoint
ALTER TABLE "message_templates" DROP COLUMN "created_by";--> statement-breakpoint
ALTER TABLE "message_templates" DROP COLUMN "updated_by";--> statement-breakpoint
ALTER TABLE "notification_topics" DROP COLUMN "created_by";--> statement-breakpoint
ALTER TABLE "notification_topics" DROP COLUMN "updated_by";--> statement-breakpoint
ALTER TABLE "opening_hours" DROP COLUMN "created_by";--> statement-breakpoint
ALTER TABLE "opening_hours" DROP COLUMN "updated_by";--> statement-breakpoint
ALTER TABLE "packings" DROP COLUMN "created_by";--> statement-breakpoint
ALTER TABLE "packings" DROP COLUMN "updated_by";--> statement-breakpoint
ALTER TABLE "registered_people" DROP COLUMN "created_by";--> statement-breakpoint
ALTER TABLE "registered_people" DROP COLUMN "updated_by";--> statement-breakpoint
ALTER TABLE "shoppers" DROP COLUMN "created_by";--> statement-breakpoint
ALTER TABLE "shoppers" DROP COLUMN "updated_by";--> statement-breakpoint
ALTER TABLE "user_types" DROP COLUMN "created_by";--> statement-breakpoint
ALTER TABLE "user_types" DROP COLUMN "updated_by";