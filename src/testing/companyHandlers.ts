import * as Effect from "effect/Effect"
import { companies as calls, type CompanyQuery, type ListedCompany } from "../contract/companies.ts"
import type { Endpoint } from "../contract/endpoint.ts"
import type { CurrentUser } from "../contract/currentUser.ts"
import type { Numbered } from "../contract/recordId.ts"
import type { HandlerInput, Handler } from "./handlers.ts"
import { pageOf } from "./pageOf.ts"

/** What the calls about companies keep. */
export interface CompanyMemory {
  readonly user: Numbered<CurrentUser>
  readonly companies: ReadonlyArray<Numbered<ListedCompany>>
}

const matches = ({ name = "", type }: Numbered<ListedCompany>, { filter }: CompanyQuery): boolean =>
  name.toLocaleLowerCase().includes((filter.name ?? "").trim().toLocaleLowerCase()) &&
  (filter.type === undefined || type === filter.type)

const ordered = (rows: ReadonlyArray<Numbered<ListedCompany>>, { sortField, sortOrder }: CompanyQuery) => {
  const sorted = rows.toSorted((one, other) =>
    sortField === "name" ? (one.name ?? "").localeCompare(other.name ?? "") : one._id - other._id,
  )
  return sortOrder === "desc" ? sorted.reverse() : sorted
}

/** What the calls about companies answer: staff of one company have that one, everybody else all of them. */
export const companyHandlers = ({
  user,
  companies,
}: CompanyMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const visible = user.company ? [user.company] : companies
  const find = ({ body }: HandlerInput) => {
    const query = body as CompanyQuery
    const found = visible.filter((company) => matches(company, query))
    return Effect.succeed(pageOf(ordered(found, query), query))
  }
  return [[calls.find, find]]
}
