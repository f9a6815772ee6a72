ALTER TABLE "user_types" DROP CONSTRAINT "user_types_default_role_fk";
--> statement-breakpoint
ALTER TABLE "user_types" ADD CONSTRAINT "user_types_default_role_fk" FOREIGN KEY ("default_role") REFERENCES "public"."roles"("id") ON DELETE set null ON UPDATE no action;