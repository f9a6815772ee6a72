CREATE TABLE "invoice_reminders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_reminders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"due_on" date NOT NULL,
	"days" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_reminders_once" UNIQUE("invoice_id","user_id","due_on","days")
);
--> statement-breakpoint
ALTER TABLE "mail_jobs" ADD COLUMN "invoice_reminder_id" bigint;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "invoice" bigint;--> statement-breakpoint
ALTER TABLE "invoice_reminders" ADD CONSTRAINT "invoice_reminders_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_reminders" ADD CONSTRAINT "invoice_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_reminders_invoice_id_created_at_index" ON "invoice_reminders" USING btree ("invoice_id","created_at");--> statement-breakpoint
ALTER TABLE "mail_jobs" ADD CONSTRAINT "mail_jobs_invoice_reminder_id_invoice_reminders_id_fk" FOREIGN KEY ("invoice_reminder_id") REFERENCES "public"."invoice_reminders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_invoice_fk" FOREIGN KEY ("invoice") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_jobs_invoice_reminder_id_index" ON "mail_jobs" USING btree ("invoice_reminder_id");--> statement-breakpoint
CREATE INDEX "tickets_invoice_index" ON "tickets" USING btree ("invoice");