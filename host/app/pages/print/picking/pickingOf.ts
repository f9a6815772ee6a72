import type { PrintedOrder } from "../usePrintedOrders.ts"

/** One line of a picking list, with its number on the order. */
export interface Line {
  readonly number: number
  readonly item: NonNullable<PrintedOrder["items"]>[number]
}

/** Items of one aisle; no name if their place is unknown. */
interface Aisle {
  readonly name: string | undefined
  readonly lines: ReadonlyArray<Line>
}

const isChanged = ({ item: { change } }: Line) => change === "SOLD_OUT" || change === "SUBSTITUTED"

const byName = ({ name: one }: Aisle, { name: other }: Aisle): number => {
  if (one === undefined || other === undefined) return one === other ? 0 : one === undefined ? 1 : -1
  return one.localeCompare(other, "pt-BR", { numeric: true })
}

/** Groups the items to pick by aisle, in order; missing or substituted items are separate. */
export const pickingOf = (items: ReadonlyArray<Line["item"]>, isByAisle: boolean) => {
  const lines = items.map((item, at): Line => ({ number: at + 1, item }))
  const open = lines.filter((line) => !isChanged(line))
  const placeOf = ({ item: { aisle } }: Line) => (isByAisle && aisle ? aisle : undefined)
  const aisles = [...new Set(open.map(placeOf))].map((name): Aisle => {
    return { name, lines: open.filter((line) => placeOf(line) === name) }
  })
  return { aisles: aisles.toSorted(byName), changed: lines.filter(isChanged) }
}
