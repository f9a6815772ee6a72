import * as Effect from "effect/Effect"
import { companies, companiesNamed, type ListedCompany } from "../contract/companies/companies.ts"
import { companyDeliveries } from "../contract/companies/companyDeliveries.ts"
import { limits } from "../contract/limits.ts"
import type { Api } from "./api.ts"
import type { ApiError } from "./errors.ts"
import { textFinder } from "../contract/search/searchTexts.ts"
import { compareNames } from "../contract/search/compareNames.ts"

/** Pages read at most: who has more companies types a part of the name. */
const maxPages = 10

/** The companies named by the delivery records one may read, which is what the specification has. */
const ofDeliveries = Effect.fnUntraced(function* (api: Api, name: string) {
  const found = new Map<string, ListedCompany>()
  const pageOut = limits.list.maxPageSize
  let read = 0
  for (let pageIn = 0; pageIn < maxPages; pageIn += 1) {
    const { items, totalCount } = yield* api.call(companyDeliveries.page, { query: { pageIn, pageOut } })
    for (const { company } of items) if (company) found.set(String(company._id), company)
    read += items.length
    if (items.length === 0 || read >= totalCount) break
  }
  const { pageSize } = companiesNamed(name)
  const finds = textFinder(name)
  return [...found.values()]
    .filter((company) => finds(company.name))
    .toSorted((one, other) => compareNames(one.name ?? "", other.name ?? ""))
    .slice(0, pageSize)
})

/** The companies a user may view that carry a text in their name; all of them, up to a limit, for an empty one. */
export const findCompanies = (
  api: Api,
  name: string,
): Effect.Effect<ReadonlyArray<ListedCompany>, ApiError> =>
  Effect.flatMap(api.offers(companies.find), (isOffered) =>
    isOffered
      ? Effect.map(api.call(companies.find, { body: companiesNamed(name) }), ({ items }) => items)
      : ofDeliveries(api, name),
  )

/** The company with an id; undefined if the user does not belong to it, or the server finds companies by name alone. */
export const findCompany = (api: Api, id: number): Effect.Effect<ListedCompany | undefined, ApiError> =>
  Effect.flatMap(api.offers(companies.find), (isOffered) =>
    isOffered
      ? Effect.map(
          api.call(companies.find, { body: { ...companiesNamed(""), filter: { _id: id } } }),
          ({ items }) => items[0],
        )
      : Effect.succeed(undefined),
  )
