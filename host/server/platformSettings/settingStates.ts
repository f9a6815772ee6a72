import { and, eq, or } from "drizzle-orm"
import {
  isGivenFor,
  type SettingKey,
  settingKeys,
  type SettingScope,
  settingScopes,
} from "../../../src/contract/settings/settingKeys.ts"
import { storedValue } from "../../../src/contract/settings/settingKey.ts"
import type { SettingState } from "../../../src/contract/settings/settings.ts"
import type { Database } from "../db/database.ts"
import { settings } from "../db/settingSchema.ts"

/** One place settings are given at, and those it inherits from, the widest first. */
export interface Place {
  readonly scope: SettingScope
  readonly chain: ReadonlyArray<{ readonly scope: SettingScope; readonly id: number }>
}

type SettingRow = typeof settings.$inferSelect

const counting = (setting: SettingKey, rows: ReadonlyArray<SettingRow>) => {
  const [nearest] = rows
    .map((row) => ({ ...row, value: storedValue(setting, row.value) }))
    .filter(({ value }) => value !== null)
    .toSorted((one, other) => settingScopes.indexOf(other.scope) - settingScopes.indexOf(one.scope))
  return nearest
    ? { value: nearest.value, from: nearest.scope }
    : { value: setting.default, from: "DEFAULT" as const }
}

const stateOf = (
  key: string,
  setting: SettingKey,
  scope: SettingScope,
  rows: ReadonlyArray<SettingRow>,
): SettingState => {
  const isSecret = setting.type === "STRING" && setting.isSecret === true
  const shownValue = ({ value, from }: ReturnType<typeof counting>) => ({
    value: isSecret ? null : value,
    from,
  })
  const now = counting(setting, rows)
  return {
    key,
    ...shownValue(now),
    inherited: shownValue(
      counting(
        setting,
        rows.filter((row) => row.scope !== scope),
      ),
    ),
    isSet: now.from !== "DEFAULT",
    version: rows.find((row) => row.scope === scope)?.version ?? 0,
  }
}

/** Every setting that is given for a place as narrow as this one, as it counts there. */
export const readStates = async (
  db: Database,
  { scope, chain }: Place,
): Promise<ReadonlyArray<SettingState>> => {
  const rows = await db
    .select()
    .from(settings)
    .where(or(...chain.map((at) => and(eq(settings.scope, at.scope), eq(settings.scopeId, at.id)))))
  return Object.entries(settingKeys)
    .filter(([, setting]) => isGivenFor(setting, scope))
    .map(([key, setting]) =>
      stateOf(
        key,
        setting,
        scope,
        rows.filter((row) => row.key === key),
      ),
    )
}
