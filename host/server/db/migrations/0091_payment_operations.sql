CREATE TABLE "payment_operations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_operations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" bigint NOT NULL,
	"operation" text NOT NULL,
	"cents" integer NOT NULL,
	"reason" text NOT NULL,
	"request_id" uuid NOT NULL,
	"user_id" bigint,
	"user_name" text NOT NULL,
	"state" text DEFAULT 'SENDING' NOT NULL,
	"code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "payment_operations_requestId_unique" UNIQUE("request_id"),
	CONSTRAINT "payment_operations_cents" CHECK ("payment_operations"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "payment_operations" ADD CONSTRAINT "payment_operations_transaction_id_braspag_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."braspag_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_operations" ADD CONSTRAINT "payment_operations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_operations_one_open" ON "payment_operations" USING btree ("transaction_id") WHERE state in ('SENDING', 'UNCONFIRMED');--> statement-breakpoint
CREATE INDEX "payment_operations_transaction_id_id_index" ON "payment_operations" USING btree ("transaction_id","id");--> statement-breakpoint
CREATE INDEX "payment_operations_user_id_index" ON "payment_operations" USING btree ("user_id");--> statement-breakpoint
-- Receivers say from here on by which number Braspag knows them.
UPDATE "braspag_transactions" SET "splits" = (
	SELECT jsonb_agg('{"merchantId": null}'::jsonb || item ORDER BY at) FROM jsonb_array_elements("splits") WITH ORDINALITY AS items(item, at)
) WHERE "splits" <> '[]';
