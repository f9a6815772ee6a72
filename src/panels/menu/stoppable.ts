import type { ItemRow, IngredientRow, MenuData, OptionRow } from "../../contract/menu/menuData.ts"
import { isOut } from "../../contract/menu/changes/statusOps.ts"
import { statusAt } from "../../contract/menu/statusAt.ts"
import type { StopTarget } from "../../contract/menu/stopOps.ts"
import { folded } from "../../contract/search/folded.ts"
import { grouped } from "../../contract/wire/grouped.ts"
import { idKey } from "../../contract/wire/recordId.ts"

/** Something that sells out: an ingredient, an item or an option. */
export type Stoppable =
  | { readonly list: "ingredients"; readonly row: IngredientRow }
  | { readonly list: "items"; readonly row: ItemRow }
  | { readonly list: "options"; readonly row: OptionRow }

/** The target of a stop, as its calls name it. */
export const targetOf = ({ list, row: { _id } }: Stoppable): StopTarget =>
  list === "ingredients" ? { ingredient: _id } : list === "items" ? { item: _id } : { option: _id }

/** The moment something is back; undefined without one. */
export const backAt = ({ list, row }: Stoppable): string | undefined =>
  (list === "ingredients" ? row.outUntil : row.soldOutUntil) ?? undefined

const all = (data: MenuData): ReadonlyArray<Stoppable> => [
  ...data.ingredients.map((row) => ({ list: "ingredients", row }) as const),
  ...data.items.map((row) => ({ list: "items", row }) as const),
  ...data.options.map((row) => ({ list: "options", row }) as const),
]

/** Things that sell out, in two groups: those that are out at a moment, and those that are sold. */
export interface Stoppables {
  readonly out: ReadonlyArray<Stoppable>
  readonly sold: ReadonlyArray<Stoppable>
}

/** Numbers of items and options that have each ingredient, by its id. */
export const dishCounts = ({ itemIngredients }: MenuData): ReadonlyMap<string, number> =>
  new Map(
    [...grouped(itemIngredients, ({ ingredient }) => idKey(ingredient))].map(([id, links]) => [
      id,
      links.length,
    ]),
  )

/** Ingredients by how many dishes they are in, most first; all else stays. */
const mostUsedFirst = (data: MenuData, found: ReadonlyArray<Stoppable>): ReadonlyArray<Stoppable> => {
  const counts = dishCounts(data)
  const countOf = ({ row }: Stoppable) => counts.get(idKey(row._id)) ?? 0
  return found.toSorted((one, other) => countOf(other) - countOf(one))
}

/** Things found by a text, at a moment in milliseconds since 1970; without a text the ingredients alone are offered, the most used first. */
export const stoppables = (data: MenuData, search: string, at: number): Stoppables => {
  const words = folded(search).split(" ").filter(Boolean)
  const isFound = ({ row }: Stoppable) => words.every((word) => folded(row.name).includes(word))
  const statusOf = ({ list, row }: Stoppable) => statusAt(data, list, row, at)
  const found = all(data).filter(isFound)
  const sold = found.filter(
    (one) => statusOf(one) === "AVAILABLE" && (words.length > 0 || one.list === "ingredients"),
  )
  return {
    out: found.filter((one) => isOut(statusOf(one))),
    sold: words.length > 0 ? sold : mostUsedFirst(data, sold),
  }
}
