import * as Schema from "effect/Schema"
import { endpoint } from "./endpoint.ts"
import { entity } from "./entity.ts"
import { pageQuery, resultPage } from "./page.ts"
import { Id, Search } from "./text.ts"

const CompanyType = Schema.Literals(["restaurant", "supermarket", "partner"])
const ShoppingFlow = Schema.Literals(["MENU", "PRODUCT", "PARTNER"])

const identity = {
  _id: Id,
  name: Schema.optionalKey(Schema.String),
  type: Schema.optionalKey(CompanyType),
  shoppingFlow: Schema.optionalKey(ShoppingFlow),
}

/** A restaurant, supermarket or partner. `shoppingFlow` may be missing; its type then decides (section 6). */
export const Company = entity(identity)
export type Company = typeof Company.Type

/** A brand of the platform: its own app, style and companies. */
export const Application = entity({ id: Id, name: Schema.String })
export type Application = typeof Application.Type

/** A regional operator of an application. */
export const Franchise = entity({ id: Id, name: Schema.String })
export type Franchise = typeof Franchise.Type

/** A company as lists show it. `isOpen` is missing for one that does not deliver. */
export const ListedCompany = entity({ ...identity, isOpen: Schema.optionalKey(Schema.Boolean) })
export type ListedCompany = typeof ListedCompany.Type

/** What companies are found by: a part of the name, and their type. */
export const CompanyFilter = Schema.Struct({ name: Search, type: Schema.optionalKey(CompanyType) })
export type CompanyFilter = typeof CompanyFilter.Type

export const CompanyQuery = pageQuery({ filter: CompanyFilter, sort: ["id", "name"] })
export type CompanyQuery = typeof CompanyQuery.Type

/** The companies a user belongs to: through root, their application, their franchises or their own. */
export const companies = {
  find: endpoint({
    method: "POST",
    service: "main",
    path: "/company/findCompanies",
    summary: "Finds one page of the companies the user may view, whichever one the Company header names now.",
    access: "signedIn",
    body: CompanyQuery,
    success: resultPage(ListedCompany),
    reads: true,
  }),
}
