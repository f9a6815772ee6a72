CREATE TABLE "faq_reads" (
	"article_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "faq_reads_article_id_user_id_pk" PRIMARY KEY("article_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "control_share" bigint;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "attribution_days" bigint;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "stop_share" bigint;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "controlled" bigint;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "control_orders" bigint;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "control_rate" bigint GENERATED ALWAYS AS (round(control_orders * 10000.0 / nullif(controlled, 0))::bigint) STORED;--> statement-breakpoint
ALTER TABLE "faq_articles" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "faq_reads" ADD CONSTRAINT "faq_reads_article_id_faq_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."faq_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_reads" ADD CONSTRAINT "faq_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "faq_reads_user_id_index" ON "faq_reads" USING btree ("user_id");