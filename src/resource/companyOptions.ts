import * as Effect from "effect/Effect"
import { findCompanies } from "../api/findCompanies.ts"
import type { FindOptions } from "./FilterSpec.ts"
import { recordOption } from "./recordOption.ts"

/** The companies one may view, by name. */
export const companyOptions: FindOptions = (api, text) =>
  Effect.map(findCompanies(api, text), (companies) =>
    companies.map(({ _id, name, timeZone }) => recordOption(_id, name, timeZone)),
  )
