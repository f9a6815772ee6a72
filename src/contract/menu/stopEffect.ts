import type { ItemIngredient, ItemRow, MenuData, MenuList, OptionRow } from "./menuData.ts"
import { isItemSold, isOptionSold } from "./optionSales.ts"
import { type StopTarget, stoppedRows, stopTarget } from "./stopOps.ts"

/** Consequences of something being sold out: what goes with it, and what is sold without it. */
export interface StopEffect {
  readonly items: ReadonlyArray<ItemRow>
  readonly options: ReadonlyArray<OptionRow>
  /** Items and options that are sold without an ingredient, and how much cheaper. */
  readonly without: ReadonlyArray<ItemIngredient>
}

/** The menu with some rows of a list in another status. */
const withStatus = (data: MenuData, list: MenuList, ids: ReadonlySet<unknown>, status: string): MenuData => ({
  ...data,
  [list]: data[list].map(({ ...row }) => {
    if (!ids.has(row._id)) return row
    const { soldOutUntil: _, outUntil: __, ...plain } = row as Readonly<Record<string, unknown>>
    return { ...plain, status }
  }),
})

/** Consequences of a stop at a moment, in milliseconds since 1970: whether it is stopped already or not. */
export const stopEffect = (data: MenuData, target: StopTarget, at: number): StopEffect | undefined => {
  const named = stopTarget(data, target)
  if (!named) return undefined
  const { list, rows } = stoppedRows(data, named.list, named.row)
  const ids = new Set(rows.flatMap(({ _id, status }) => (status === "HIDDEN" ? [] : [_id])))
  const sold = withStatus(data, list, ids, "AVAILABLE")
  const stopped = withStatus(data, list, ids, list === "ingredients" ? "OUT" : "OUT_OF_STOCK")
  const itemGoes = (item: ItemRow, index: number) =>
    isItemSold(sold, sold.items[index] ?? item, at) && !isItemSold(stopped, stopped.items[index] ?? item, at)
  const optionGoes = (option: OptionRow, index: number) =>
    isOptionSold(sold, sold.options[index] ?? option, at) &&
    !isOptionSold(stopped, stopped.options[index] ?? option, at)
  return {
    items: data.items.filter(itemGoes),
    options: data.options.filter(optionGoes),
    without:
      list === "ingredients"
        ? data.itemIngredients.filter(
            ({ ingredient, withoutCents }) => ids.has(ingredient) && withoutCents !== undefined,
          )
        : [],
  }
}
