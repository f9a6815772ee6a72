import { eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { SettingKey, SettingName } from "../../../src/contract/settings/settingKeys.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query } from "../db/database.ts"
import { jsonRows } from "../db/jsonRows.ts"
import { settingRolloutLines as lines, settingRollouts, settings } from "../db/settingSchema.ts"
import { lockRows, noteChanges } from "./rollOut.ts"
import { readTargets } from "./rolloutRows.ts"

const restore = (tx: Database, rows: ReadonlyArray<{ readonly id: number; readonly before: unknown }>) =>
  tx.execute(sql`
    update ${settings} s set value = given.before, version = s.version + 1, updated_at = now()
    from jsonb_to_recordset(${jsonRows(rows)}) as given(id bigint, before jsonb) where s.id = given.id`)

/** Gives companies what they had before a roll-out; those that were changed since stay, and are answered with what counts there. */
export const undoRollout = Effect.fnUntraced(function* (
  tx: Database,
  caller: Caller,
  { id, key }: { readonly id: number; readonly key: SettingName },
  setting: SettingKey,
) {
  const written = yield* query(() => tx.select().from(lines).where(eq(lines.rolloutId, id)))
  const ids = written.map(({ companyId }) => companyId)
  const locked = yield* query(() => lockRows(tx, key, ids))
  const targets = yield* query(() => readTargets(tx, caller, key, ids))
  const lineOf = new Map(written.map((line) => [line.companyId, line]))
  const isUntouched = ({ id: company }: { readonly id: number }) =>
    locked.get(company)?.version === lineOf.get(company)?.version
  const changes = targets.filter(isUntouched).map((target) => ({
    target,
    row: locked.get(target.id)!,
    to: lineOf.get(target.id)!.before,
  }))
  if (changes.length > 0)
    yield* query(() =>
      restore(
        tx,
        changes.map(({ row, to }) => ({ id: row.id, before: to })),
      ),
    )
  yield* noteChanges(tx, caller, setting, changes)
  yield* query(() =>
    tx
      .update(settingRollouts)
      .set({ undoneAt: sql`now()` })
      .where(eq(settingRollouts.id, id)),
  )
  return targets
    .filter((target) => !isUntouched(target))
    .map(({ id: company, name, value }) => ({ company: { _id: company, name }, value }))
})
