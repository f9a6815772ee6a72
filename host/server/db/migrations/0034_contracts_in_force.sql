DROP INDEX "contracts_by_commission";--> statement-breakpoint
DROP INDEX "contracts_by_monthly_fee";--> statement-breakpoint
DROP INDEX "contracts_by_starts_at";