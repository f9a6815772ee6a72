import * as Effect from "effect/Effect"
import { companies } from "../contract/companies.ts"
import type { FindOptions } from "./ListSpec.ts"

/** Who has more is told to type. */
const most = 50

/** The companies one may view, by name. */
export const companyOptions: FindOptions = (api, name) =>
  Effect.map(
    api.call(companies.find, {
      body: {
        filter: name === "" ? {} : { name },
        sortField: "name",
        sortOrder: "asc",
        pageNumber: 0,
        pageSize: most,
      },
    }),
    ({ items }) =>
      items.map((company) => ({ id: String(company._id), label: company.name ?? `#${company._id}` })),
  )
