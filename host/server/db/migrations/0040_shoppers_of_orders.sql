CREATE TABLE "topic_subscriptions" (
	"topic_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	CONSTRAINT "topic_subscriptions_topic_id_person_id_pk" PRIMARY KEY("topic_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shopper_id" bigint;--> statement-breakpoint
ALTER TABLE "shoppers" ADD COLUMN "department" bigint;--> statement-breakpoint
ALTER TABLE "topic_subscriptions" ADD CONSTRAINT "topic_subscriptions_topic_id_notification_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."notification_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_subscriptions" ADD CONSTRAINT "topic_subscriptions_person_id_registered_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."registered_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "topic_subscriptions_person_id_index" ON "topic_subscriptions" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shoppers" ADD CONSTRAINT "shoppers_department_fk" FOREIGN KEY ("department") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_shopper" ON "orders" USING btree ("shopper_id","placed_at") WHERE "orders"."shopper_id" is not null;--> statement-breakpoint
CREATE INDEX "company_groups_by_shares_customers" ON "company_groups" USING btree ("shares_customers","id","application_id");--> statement-breakpoint
CREATE INDEX "shoppers_department_index" ON "shoppers" USING btree ("department");