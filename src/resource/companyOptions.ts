import * as Effect from "effect/Effect"
import { findCompanies } from "../api/findCompanies.ts"
import type { FindOptions } from "./ListSpec.ts"

/** The companies one may view, by name. */
export const companyOptions: FindOptions = (api, name) =>
  Effect.map(findCompanies(api, name), (companies) =>
    companies.map((company) => ({ id: String(company._id), label: company.name || `#${company._id}` })),
  )
