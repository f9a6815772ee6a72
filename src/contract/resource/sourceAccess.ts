import { type Access, managesAccess, managesAccessGroups, managesDeliveryPeople } from "../access/access.ts"
import type { Fields } from "./field.ts"
import type { Resource } from "./resource.ts"
import { entryOf } from "../wire/entryOf.ts"

const joined = (all: ReadonlyArray<Access>): Access => {
  const gates = all.filter((one) => typeof one !== "string")
  if (gates.length < all.length) return "signedIn"
  // A gate that is closed to companies must not open names to them; where another opens them, that one alone counts.
  const open = gates.filter(({ notCompanies }) => !notCompanies)
  const counted = open.length > 0 ? open : gates
  return {
    anyOf: [...new Set(counted.flatMap(({ anyOf }) => anyOf))],
    kinds: [...new Set(counted.flatMap(({ kinds = [] }) => kinds))],
    ...(open.length < counted.length && { notCompanies: true }),
  }
}

/** Access for finding records by name, in lists whose screens do not state all of it. */
const written: Readonly<Record<string, Access>> = {
  applications: "signedIn",
  franchises: "signedIn",
  companies: "signedIn",
  // Whoever says who is in an access group looks for people, too.
  users: joined([managesAccess, managesAccessGroups]),
  // People of the platform, its applications and franchises, who work for its companies.
  agents: managesAccess,
  roles: managesAccess,
  deliveryPeople: managesDeliveryPeople,
}

/** Whoever may read a file knows it from a record; nobody looks for one by name. */
const files: Access = { anyOf: [] }

const isNamedIn = (source: string, fields: Fields): boolean =>
  Object.values(fields).some(
    ({ kind, to, fields: ofItems = {} }) =>
      ((kind === "reference" || kind === "references") && to === source) || isNamedIn(source, ofItems),
  )

/** True if users look up records of a source here: fields the server writes and no filter uses are only displayed. */
const isNamedBy = (source: string, { fields, filters }: Resource): boolean =>
  isNamedIn(
    source,
    Object.fromEntries(
      Object.entries(fields).filter(
        ([name, { rules }]) => rules.from !== "server" || (filters as ReadonlyArray<string>).includes(name),
      ),
    ),
  )

/**
 * Returns the access for finding a source's records by name: users who open its own list, or who write one whose fields
 * name it.
 */
export const sourceAccess = (source: string, resources: ReadonlyArray<Resource>): Access => {
  if (source === "files") return files
  const own = entryOf(written, source) ?? resources.find(({ name }) => name === source)?.access
  const naming = resources.filter((resource) => isNamedBy(source, resource))
  return joined([...(own ? [own] : []), ...naming.map(({ access, writes = access }) => writes)])
}
