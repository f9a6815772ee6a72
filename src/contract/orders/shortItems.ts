import type { OrderItem } from "./order.ts"

/** Pieces a store lacked of what was ordered, by the id of the menu's item. */
export type Shorts = Readonly<Record<string, number>>

/** An order's lines with the pieces each lacks, as the store has them now. Of an item on several lines the last ones lack first. */
export const withShort = (
  items: ReadonlyArray<OrderItem>,
  shorts: Shorts | null,
): ReadonlyArray<OrderItem> => {
  const missing = new Map(Object.entries(shorts ?? {}))
  return items
    .toReversed()
    .map((line) => {
      const { short: _, ...item } = line
      const id = item.ref?.kind === "MENU_ITEM" && item.change !== "SUBSTITUTED" ? String(item.ref._id) : ""
      const short = Math.min(missing.get(id) ?? 0, Math.ceil(item.quantity))
      missing.set(id, (missing.get(id) ?? 0) - short)
      return short > 0 ? { ...item, short } : item
    })
    .toReversed()
}

/** A line of an order, as far as it tells what it lacks. */
export interface ShortLine {
  readonly short?: number | null
  readonly change?: string | null
}

/** Pieces a line lacks since another order took the last ones; none once whoever picks it decided what becomes of it. */
export const shortOf = ({ short, change }: ShortLine): number => (change ? 0 : (short ?? 0))
