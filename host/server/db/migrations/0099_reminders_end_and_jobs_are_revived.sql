CREATE TABLE "reminder_unsubscriptions" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminder_unsubscriptions_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "reminder_unsubscriptions" ADD CONSTRAINT "reminder_unsubscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Jobs that were given up because they could not be postponed. Whom a message was handed over for is noted, so nobody
-- gets it twice; a notification given up a week ago and a campaign that is over are not sent any more.
UPDATE "notifications" SET "status" = 'FAILED', "problem" = 'GAVE_UP', "version" = "version" + 1, "updated_at" = now()
WHERE "status" IN ('SCHEDULED', 'SENDING') AND 'notifications/' || "id" IN (
	SELECT "key" FROM "jobs" WHERE "status" = 'FAILED' AND "failure" LIKE '%toISOString is not a function%'
		AND "finished_at" < now() - interval '7 days');
--> statement-breakpoint
UPDATE "notifications" SET "status" = CASE WHEN "started_at" IS NULL THEN 'SCHEDULED' ELSE 'SENDING' END,
	"problem" = NULL, "version" = "version" + 1, "updated_at" = now()
WHERE "status" = 'FAILED' AND "problem" = 'GAVE_UP' AND 'notifications/' || "id" IN (
	SELECT "key" FROM "jobs" WHERE "status" = 'FAILED' AND "failure" LIKE '%toISOString is not a function%'
		AND coalesce("finished_at", now()) >= now() - interval '7 days');
--> statement-breakpoint
UPDATE "campaigns" SET "status" = 'SCHEDULED', "problem" = NULL, "version" = "version" + 1, "updated_at" = now()
WHERE "status" = 'PAUSED' AND "problem" = 'GAVE_UP' AND "ends_at" > now() AND 'campaigns/' || "id" IN (
	SELECT "key" FROM "jobs" WHERE "status" = 'FAILED' AND "failure" LIKE '%toISOString is not a function%');
--> statement-breakpoint
UPDATE "jobs" SET "status" = 'WAITING', "due_at" = now(), "failures" = 0, "failure" = NULL, "finished_at" = NULL,
	"version" = "version" + 1, "updated_at" = now()
WHERE "status" = 'FAILED' AND "failure" LIKE '%toISOString is not a function%' AND (
	"kind" NOT IN ('NOTIFICATIONS', 'CAMPAIGNS')
	OR "key" IN (SELECT 'notifications/' || "id" FROM "notifications" WHERE "status" IN ('SCHEDULED', 'SENDING'))
	OR "key" IN (SELECT 'campaigns/' || "id" FROM "campaigns" WHERE "status" = 'SCHEDULED' AND "ends_at" > now()));
