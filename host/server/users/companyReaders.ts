import { and, inArray, isNull, type SQL, sql } from "drizzle-orm"
import { type Access, allows } from "../../../src/contract/access/access.ts"
import type { SettingName } from "../../../src/contract/settings/settingKeys.ts"
import type { Database } from "../db/database.ts"
import { users } from "../db/schema.ts"
import { asFlag, settingOfCompany } from "../platformSettings/effective.ts"
import { readAuthorities } from "../access/authorities.ts"

interface ReaderQuery {
  /** The companies whose people are looked for, as a query. */
  readonly companies: SQL
  readonly access: Access
  /** Setting with which a company may turn this off. */
  readonly setting?: SettingName
}

/** Returns the numbers of the users of some companies who may see something. */
export const companyReaders = async (
  db: Database,
  { companies, access, setting }: ReaderQuery,
): Promise<ReadonlyArray<number>> => {
  const wants = setting && asFlag(settingOfCompany(setting, users.companyId))
  const ofThese = and(inArray(users.companyId, companies), isNull(users.disabledAt), wants)
  const groups = await readAuthorities(db, ofThese ?? sql`false`)
  return groups.flatMap(({ ids, authority }) => (allows(access, authority) ? ids : []))
}
