CREATE FUNCTION "change_coupon_uses"(coupon bigint, uses integer, cents integer) RETURNS void LANGUAGE sql AS $$
UPDATE "coupons" SET "used" = greatest("used" + uses, 0), "discount_given" = greatest("discount_given" + cents, 0) WHERE "id" = coupon
$$;--> statement-breakpoint
CREATE FUNCTION "count_coupon_uses"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "change_coupon_uses"("coupon_id", count(*)::integer, sum("discount_cents")::integer)
		FROM "placed" WHERE "coupon_id" IS NOT NULL AND "status" <> 'CANCELED' GROUP BY "coupon_id" ORDER BY "coupon_id";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "recount_coupon_uses"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD."coupon_id" IS NOT NULL AND OLD."status" <> 'CANCELED' THEN
		PERFORM "change_coupon_uses"(OLD."coupon_id", -1, -OLD."discount_cents");
	END IF;
	IF TG_OP = 'UPDATE' AND NEW."coupon_id" IS NOT NULL AND NEW."status" <> 'CANCELED' THEN
		PERFORM "change_coupon_uses"(NEW."coupon_id", 1, NEW."discount_cents");
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "coupon_uses_placed" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS "placed" FOR EACH STATEMENT EXECUTE FUNCTION "count_coupon_uses"();--> statement-breakpoint
CREATE TRIGGER "coupon_uses_changed" AFTER UPDATE OF "status", "coupon_id", "discount_cents" ON "orders" FOR EACH ROW
	WHEN ((OLD."coupon_id" IS NOT NULL OR NEW."coupon_id" IS NOT NULL)
		AND (OLD."coupon_id", OLD."status" = 'CANCELED', OLD."discount_cents") IS DISTINCT FROM (NEW."coupon_id", NEW."status" = 'CANCELED', NEW."discount_cents"))
	EXECUTE FUNCTION "recount_coupon_uses"();--> statement-breakpoint
CREATE TRIGGER "coupon_uses_removed" AFTER DELETE ON "orders" FOR EACH ROW WHEN (OLD."coupon_id" IS NOT NULL) EXECUTE FUNCTION "recount_coupon_uses"();--> statement-breakpoint
UPDATE "coupons" SET "used" = greatest("used" - canceled.uses, 0), "discount_given" = greatest("discount_given" - canceled.cents, 0)
	FROM (SELECT "coupon_id", count(*)::integer AS uses, sum("discount_cents")::integer AS cents FROM "orders" WHERE "coupon_id" IS NOT NULL AND "status" = 'CANCELED' GROUP BY 1) canceled
	WHERE "coupons"."id" = canceled."coupon_id";
