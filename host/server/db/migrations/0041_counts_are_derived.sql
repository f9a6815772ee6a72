DROP INDEX "notification_topics_by_subscribers";--> statement-breakpoint
DROP INDEX "shoppers_by_items_per_hour";--> statement-breakpoint
DROP INDEX "shoppers_by_found_rate";--> statement-breakpoint
DROP INDEX "shoppers_by_orders_week";--> statement-breakpoint
ALTER TABLE "notification_topics" DROP COLUMN "subscribers";--> statement-breakpoint
ALTER TABLE "shoppers" DROP COLUMN "orders_week";--> statement-breakpoint
ALTER TABLE "shoppers" DROP COLUMN "items_per_hour";--> statement-breakpoint
ALTER TABLE "shoppers" DROP COLUMN "found_rate";