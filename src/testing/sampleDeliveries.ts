import type { CompanyDelivery } from "../contract/companies/companyDeliveries.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import { sampleCompanies } from "./sampleCompanies.ts"

const selling = sampleCompanies.filter(({ type }) => type !== "partner")

/** The delivery records of all sample companies that sell but the last: open, closed, and some by hand. */
export const sampleDeliveries: ReadonlyArray<Numbered<CompanyDelivery>> = selling
  .slice(0, -1)
  .map(({ isOpen = false, ...company }, index) => ({
    _id: index + 1,
    company,
    isOpen,
    isManual: index % 3 === 1,
    changedAt: `2026-11-20T${String(10 + (index % 12)).padStart(2, "0")}:58:00Z`,
    changedBy: index % 3 === 1 ? "Camila Nogueira" : null,
    version: 1,
  }))
