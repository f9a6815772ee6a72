import * as Effect from "effect/Effect"
import {
  companies as calls,
  type CompanyFilter,
  type CompanyQuery,
  type ListedCompany,
} from "../contract/companies/companies.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import type { CurrentUser } from "../contract/session/currentUser.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import { memoryTable } from "./memoryTable.ts"
import { textFinder } from "../contract/search/searchTexts.ts"
import type { Handler, HandlerInput } from "./Handler.ts"

/** Data of the calls about companies. */
export interface CompanyMemory {
  readonly user: Numbered<CurrentUser>
  readonly companies: ReadonlyArray<Numbered<ListedCompany>>
}

const matches = ({ _id, name = "", type }: Numbered<ListedCompany>, filter: CompanyFilter): boolean =>
  textFinder(filter.name ?? "")(name) &&
  (filter.type === undefined || type === filter.type) &&
  (filter._id === undefined || _id === filter._id)

/** Handlers for the calls about companies: staff of one company see that one, those of the platform or an application all. */
export const companyHandlers = ({
  user,
  companies,
}: CompanyMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const visible = memoryTable({
    rows: user.company && !user.isRoot && !user.isApplication ? [user.company] : companies,
    id: ({ _id }) => _id,
    matches,
    sortValue: ({ name = "" }, field) => (field === "name" ? name : undefined),
  })
  return [[calls.find, ({ body }: HandlerInput) => Effect.succeed(visible.page(body as CompanyQuery))]]
}
