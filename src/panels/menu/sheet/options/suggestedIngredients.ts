import { ingredientsOf } from "../../../../contract/menu/lookups.ts"
import type { IngredientRow, MenuData } from "../../../../contract/menu/menuData.ts"
import type { RecordId } from "../../../../contract/wire/recordId.ts"
import { folded } from "../../../../contract/search/folded.ts"
import { idKey } from "../../../../contract/wire/recordId.ts"

export type IngredientOwner = { readonly item: RecordId } | { readonly option: RecordId }

/** A text as words with a space at either end, so that whole words are found in it. */
const spaced = (text: string) =>
  ` ${folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(" ")} `

/** Ingredients whose names a text says in whole words, and that are not linked yet. Nothing is linked unasked. */
export const suggestedIngredients = (
  data: Pick<MenuData, "ingredients" | "itemIngredients">,
  of: IngredientOwner,
  text: string,
): ReadonlyArray<IngredientRow> => {
  const known = new Set(ingredientsOf(data.itemIngredients, of).map(({ ingredient }) => idKey(ingredient)))
  const words = spaced(text)
  return data.ingredients.filter(({ _id, name }) => !known.has(idKey(_id)) && words.includes(spaced(name)))
}
