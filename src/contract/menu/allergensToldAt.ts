import { sameJson } from "../wire/sameJson.ts"

/** Allergens of an item, as records and the editor have them. */
interface Stated {
  readonly allergens?: ReadonlyArray<string> | null | undefined
  readonly traces?: ReadonlyArray<string> | null | undefined
  readonly noAllergens?: boolean | null | undefined
  readonly allergensToldAt?: string | null | undefined
}

const plain = ({ allergens, traces, noAllergens }: Stated) => ({
  allergens: allergens ?? [],
  traces: traces ?? [],
  noAllergens: noAllergens === true,
})

/**
 * The moment an item's allergens were stated, ISO 8601: that of a change of them, in milliseconds since 1970, or as it was
 * before. An empty list alone does not say that there are none.
 */
export const allergensToldAt = (item: Stated, before: Stated | undefined, at: number): string | undefined => {
  const now = plain(item)
  if (before && sameJson(now, plain(before))) return before.allergensToldAt ?? undefined
  const isStated = now.noAllergens || now.allergens.length > 0 || now.traces.length > 0
  return isStated ? new Date(at).toISOString() : undefined
}
