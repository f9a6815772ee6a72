import { eq, inArray, or, type SQL } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import type { Resource, Scope } from "../../../src/contract/resource/resource.ts"
import type { Database } from "../db/database.ts"
import { companiesWithin, companyIdWithin, noRows, type Reach } from "./reach.ts"

type Columns = Readonly<Record<string, PgColumn>>
type Within = (t: Columns, reach: Reach, db: Database) => SQL | undefined

const ofApplication: Within = (t, reach) =>
  "application" in reach && reach.application !== null ? eq(t["applicationId"]!, reach.application) : noRows

const ofFranchise: Within = (t, reach, db) => {
  if (reach.kind === "franchise") return inArray(t["franchiseId"]!, [...reach.franchises])
  if (reach.kind !== "company") return ofApplication(t, reach, db)
  return reach.franchise === null ? noRows : eq(t["franchiseId"]!, reach.franchise)
}

const ofCompany: Within = (t, reach, db) => {
  const ofTheirs = companyIdWithin(t["companyId"]!, reach, db)
  if (reach.kind === "company") return ofTheirs
  if (reach.kind !== "franchise") return ofApplication(t, reach, db)
  const own = t["franchiseId"] ? inArray(t["franchiseId"], [...reach.franchises]) : undefined
  return or(own, ofTheirs)
}

const within: Readonly<Record<Scope, Within>> = {
  platform: () => undefined,
  application: ofApplication,
  franchise: ofFranchise,
  company: ofCompany,
}

/** Lists whose records are owners themselves: these are within reach by what they are. */
const ofOwners: Readonly<Record<string, (reach: Reach) => SQL | undefined>> = { companies: companiesWithin }

/** True if reaching an owner means reaching all of its records of a list. */
export const isWholeWithOwner = ({ name }: Pick<Resource, "name">): boolean => !ofOwners[name]

/** The records of a resource within reach. */
export const recordsWithin = (
  { name, scope }: Resource,
  table: unknown,
  reach: Reach,
  db: Database,
): SQL | undefined => {
  if (reach.kind === "all") return undefined
  return ofOwners[name]?.(reach) ?? within[scope](table as Columns, reach, db)
}
