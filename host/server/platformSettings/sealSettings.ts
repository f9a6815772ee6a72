import { and, asc, eq, inArray, isNotNull } from "drizzle-orm"
import { settingKeys } from "../../../src/contract/settings/settingKeys.ts"
import type { Database } from "../db/database.ts"
import { settings } from "../db/settingSchema.ts"
import { isSealed, type Secrets } from "./secrets.ts"

const secretKeys = Object.entries(settingKeys).flatMap(([key, setting]) =>
  "isSecret" in setting && setting.isSecret ? [key] : [],
)

/** The secrets that are given, held until the transaction is over. */
const lockSecrets = (tx: Database) =>
  tx
    .select()
    .from(settings)
    .where(and(inArray(settings.key, secretKeys), isNotNull(settings.value)))
    .orderBy(asc(settings.id))
    .for("update")

type LockedSecret = Awaited<ReturnType<typeof lockSecrets>>[number]

const setValue = (tx: Database, { id }: LockedSecret, value: string) =>
  tx.update(settings).set({ value }).where(eq(settings.id, id))

/** Seals the secrets that were kept as they were typed, and counts those that no key of this server opens. */
export const sealSettings = (db: Database, secrets: Secrets): Promise<number> =>
  db.transaction(async (tx) => {
    let unreadable = 0
    for (const row of await lockSecrets(tx)) {
      const value = String(row.value)
      if (!isSealed(value)) await setValue(tx, row, secrets.seal(value, row))
      else if (secrets.open(value, row) === undefined) unreadable += 1
    }
    return unreadable
  })

/** Some secrets open by neither key: none is changed. */
export class UnknownKey extends Error {}

/** Seals by a new key what the former one opens; how many there were. */
export const resealSettings = (
  db: Database,
  { former, current }: { readonly former: Secrets; readonly current: Secrets },
): Promise<number> =>
  db.transaction(async (tx) => {
    const old = (await lockSecrets(tx)).filter((row) => !current.isOurs(String(row.value)))
    for (const row of old) {
      const value = String(row.value)
      const secret = isSealed(value) ? former.open(value, row) : value
      if (secret === undefined) throw new UnknownKey(`${row.key} of ${row.scope} ${row.scopeId}`)
      await setValue(tx, row, current.seal(secret, row))
    }
    return old.length
  })
