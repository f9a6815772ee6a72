import * as Effect from "effect/Effect"
import { companies, companiesNamed } from "../contract/companies.ts"
import type { FindOptions } from "./ListSpec.ts"

/** The companies one may view, by name. */
export const companyOptions: FindOptions = (api, name) =>
  Effect.map(api.call(companies.find, { body: companiesNamed(name) }), ({ items }) =>
    items.map((company) => ({ id: String(company._id), label: company.name ?? `#${company._id}` })),
  )
