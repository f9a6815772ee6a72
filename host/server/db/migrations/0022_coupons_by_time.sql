UPDATE "coupons" SET "status" = CASE WHEN "status" = 'SCHEDULED' AND "starts_at" <= now() THEN 'PAUSED' ELSE 'ACTIVE' END WHERE "status" IN ('SCHEDULED', 'EXHAUSTED');
