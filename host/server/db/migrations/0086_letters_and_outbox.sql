CREATE TABLE "email_template_sends" (
	"template_id" bigint NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "email_template_sends_template_id_day_pk" PRIMARY KEY("template_id","day")
);
--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "email_template_sends" ADD CONSTRAINT "email_template_sends_template_id_email_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."email_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_messages_by_outcome" ON "outbox_messages" USING btree ("outcome","id");