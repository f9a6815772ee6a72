import type { HistoryEntry } from "../../../contract/resource/history.ts"

type Values = Readonly<Record<string, unknown>>

/** Former values of some of a record's fields, with the time they were replaced and by whom. */
export interface Edition {
  readonly until: string
  readonly changedBy: string | undefined
  readonly values: Values
}

/**
 * Returns the former values of a record's fields, latest first, from the current values and the changes, latest first.
 */
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
