import type { PrintedOrder } from "../usePrintedOrders.ts"

/** One line of what is picked, with its number on the order. */
export interface Line {
  readonly number: number
  readonly item: NonNullable<PrintedOrder["items"]>[number]
}

/** What stands in one aisle; without a name, what nobody knows the place of. */
interface Aisle {
  readonly name: string | undefined
  readonly lines: ReadonlyArray<Line>
}

const isChanged = ({ item: { change } }: Line) => change === "SOLD_OUT" || change === "SUBSTITUTED"

const byName = ({ name: one }: Aisle, { name: other }: Aisle): number => {
  if (one === undefined || other === undefined) return one === other ? 0 : one === undefined ? 1 : -1
  return one.localeCompare(other, "pt-BR", { numeric: true })
}

/** What is to be picked by aisles, in their order, and apart from it what is missing or substituted. */
export const pickingOf = (items: ReadonlyArray<Line["item"]>, isByAisle: boolean) => {
  const lines = items.map((item, at): Line => ({ number: at + 1, item }))
  const open = lines.filter((line) => !isChanged(line))
  const placeOf = ({ item: { aisle } }: Line) => (isByAisle && aisle ? aisle : undefined)
  const aisles = [...new Set(open.map(placeOf))].map((name): Aisle => {
    return { name, lines: open.filter((line) => placeOf(line) === name) }
  })
  return { aisles: aisles.toSorted(byName), changed: lines.filter(isChanged) }
}
