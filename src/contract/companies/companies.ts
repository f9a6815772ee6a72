import * as Schema from "effect/Schema"
import { companyFields, CompanyType } from "./company.ts"
import { endpoint } from "../wire/endpoint.ts"
import { entity } from "../wire/entity.ts"
import { limits } from "../limits.ts"
import { Location } from "../deliveryPeople/location.ts"
import { pageQuery, resultPage } from "../wire/page.ts"
import { KeyId } from "../wire/recordId.ts"
import { Search } from "../wire/text.ts"

/** A company as lists show it. `isOpen` is missing for one that does not deliver, `hasMenu` where no menus are kept. */
export const ListedCompany = entity({
  ...companyFields,
  isOpen: Schema.optionalKey(Schema.Boolean),
  hasMenu: Schema.optionalKey(Schema.Boolean),
})
export type ListedCompany = typeof ListedCompany.Type

/** A company and where it is. */
export const LocatedCompany = entity({
  ...companyFields,
  _id: KeyId,
  isOpen: Schema.optionalKey(Schema.Boolean),
  location: Schema.optionalKey(Schema.NullOr(Location)),
})
export type LocatedCompany = typeof LocatedCompany.Type

/** Filter for companies: part of the name, the type, and one of them by its id. */
export const CompanyFilter = Schema.Struct({
  name: Search,
  type: Schema.optionalKey(CompanyType),
  _id: Schema.optionalKey(KeyId),
})
export type CompanyFilter = typeof CompanyFilter.Type

export const CompanyQuery = pageQuery({ filter: CompanyFilter, sort: ["id", "name"] })
export type CompanyQuery = typeof CompanyQuery.Type

/** The companies to choose one from, by name; all of them for an empty text. */
export const companiesNamed = (name: string): CompanyQuery => ({
  filter: name === "" ? {} : { name },
  sortField: "name",
  sortOrder: "asc",
  pageNumber: 0,
  pageSize: limits.list.maxChoices,
})

/** The companies a user belongs to: through root, their application, their franchises or their own. */
export const companies = {
  find: endpoint({
    method: "POST",
    service: "main",
    path: "/company/findCompanies",
    extra: "companies",
    summary: "Finds one page of the companies the user may view, whichever one the Company header names now.",
    access: "signedIn",
    body: CompanyQuery,
    extraFields: { estimates: ["exactTotal"] },
    success: resultPage(ListedCompany),
    reads: true,
  }),
}
