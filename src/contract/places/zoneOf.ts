import { limits } from "../limits.ts"

const known = new Map<string, boolean>()

/** True for a time zone this machine knows. */
export const isTimeZone = (name: unknown): name is string => {
  if (typeof name !== "string") return false
  const found = known.get(name)
  if (found !== undefined) return found
  let isKnown = true
  try {
    new Intl.DateTimeFormat("en", { timeZone: name }).format()
  } catch {
    isKnown = false
  }
  known.set(name, isKnown)
  return isKnown
}

type Store = { readonly timeZone?: unknown } | null | undefined

/**
 * The time zone of a store's clock. Where its own is not told, or not known here, that of the store one looks at; the
 * platform's without either.
 */
export const zoneOf = (store: Store, viewed?: Store): string => {
  if (isTimeZone(store?.timeZone)) return store.timeZone
  return isTimeZone(viewed?.timeZone) ? viewed.timeZone : limits.timeZone
}

/** The time zone of the clock a record is read by: its store's, or that of the store one looks at where the record does not tell; the platform's for what belongs to no store. */
export const recordZone = (
  { scope }: { readonly scope: string },
  row: { readonly owner?: unknown } | null | undefined,
  viewed?: Store,
): string => zoneOf(row?.owner as Store, scope === "company" ? viewed : undefined)
