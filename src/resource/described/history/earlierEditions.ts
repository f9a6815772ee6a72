import type { HistoryEntry } from "../../../contract/resource/history.ts"

type Values = Readonly<Record<string, unknown>>

/** What some fields of a record held, until when and by whom that was changed. */
export interface Edition {
  readonly until: string
  readonly changedBy: string | undefined
  readonly values: Values
}

/** What a record's fields held before, the latest first, from what they hold now and what was changed, the latest first. */
export const earlierEditions = (
  now: Values,
  entries: ReadonlyArray<HistoryEntry>,
): ReadonlyArray<Edition> => {
  const found: Array<Edition> = []
  let values = now
  for (const { at, actor, action, changes } of entries) {
    const old = changes.flatMap(({ field, old: was }) =>
      Object.hasOwn(now, field) && was !== undefined ? [[field, was] as const] : [],
    )
    if (action === "CREATE" || old.length === 0) continue
    values = { ...values, ...Object.fromEntries(old) }
    found.push({ until: at, changedBy: actor?.label, values })
  }
  return found
}
