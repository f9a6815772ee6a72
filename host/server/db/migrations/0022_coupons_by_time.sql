UPDATE "coupons" SET "status" = 'ACTIVE' WHERE "status" IN ('SCHEDULED', 'EXHAUSTED');
