import { and, eq, inArray, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { SettingKey, SettingName } from "../../../src/contract/settings/settingKeys.ts"
import type { Caller } from "../access/caller.ts"
import { writeAudit } from "../audit/audit.ts"
import { type Database, query } from "../db/database.ts"
import { settingRolloutLines, settingRollouts, settings } from "../db/settingSchema.ts"
import type { Target } from "./rolloutRows.ts"

type SettingRow = typeof settings.$inferSelect
type Value = boolean | number | string

const ofCompanies = (key: string, ids: ReadonlyArray<number>) =>
  and(eq(settings.key, key), eq(settings.scope, "COMPANY"), inArray(settings.scopeId, [...ids]))

/** Locks and returns the companies' own values of a setting until the transaction ends. */
export const lockRows = async (tx: Database, key: string, ids: ReadonlyArray<number>) => {
  const locked = await tx
    .select()
    .from(settings)
    .where(ofCompanies(key, ids))
    .orderBy(settings.id)
    .for("update")
  return new Map(locked.map((row) => [row.scopeId, row]))
}

/** Makes the rows of companies that were never given anything. */
const makeRows = async (tx: Database, key: string, ids: ReadonlyArray<number>) => {
  const values = ids.map((scopeId) => ({ key, scope: "COMPANY" as const, scopeId, version: 0 }))
  await tx.insert(settings).values(values).onConflictDoNothing()
}

interface Change {
  readonly target: Target
  readonly row: SettingRow
  readonly to: Value | null
}

/** Notes in the log what each company was given. */
export const noteChanges = (
  tx: Database,
  caller: Caller,
  { label: [label] }: SettingKey,
  changes: ReadonlyArray<Change>,
) =>
  writeAudit(
    tx,
    caller,
    changes.map(({ target: { id: companyId, applicationId, franchiseId }, row, to }) => ({
      list: "settings",
      action: "UPDATE",
      recordId: row.id,
      label,
      owner: { applicationId, franchiseId, companyId },
      changes: [{ field: row.key, old: row.value, new: to }],
    })),
  )

/** Gives companies a value, and keeps what each had before. */
export const rollOut = Effect.fnUntraced(function* (
  tx: Database,
  caller: Caller,
  { key, value }: { readonly key: SettingName; readonly value: Value },
  setting: SettingKey,
  targets: ReadonlyArray<Target>,
) {
  const ids = targets.map(({ id }) => id)
  const [created] = yield* query(() =>
    tx
      .insert(settingRollouts)
      .values({ key, value, startedBy: caller.user.id })
      .returning({ id: settingRollouts.id }),
  )
  const rolloutId = created!.id
  if (ids.length === 0) return rolloutId
  yield* query(() => makeRows(tx, key, ids))
  const locked = yield* query(() => lockRows(tx, key, ids))
  yield* query(() =>
    tx
      .update(settings)
      .set({ value, version: sql`${settings.version} + 1`, updatedAt: sql`now()` })
      .where(ofCompanies(key, ids)),
  )
  const changes = targets.map((target) => ({ target, row: locked.get(target.id)!, to: value }))
  yield* query(() =>
    tx.insert(settingRolloutLines).values(
      changes.map(({ target, row }) => ({
        rolloutId,
        companyId: target.id,
        before: row.value,
        version: row.version + 1,
      })),
    ),
  )
  yield* noteChanges(tx, caller, setting, changes)
  return rolloutId
})
