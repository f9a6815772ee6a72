import type { ingredients } from "../contract/resources/ingredients.ts"
import type { GivenRow } from "./givenRow.ts"
import { bookIngredients } from "./menuBooks.ts"

/** The ingredients of the demo's menus, one of them out. */
export const sampleIngredients: ReadonlyArray<GivenRow<typeof ingredients>> = bookIngredients.map(
  ({ owner, name, isOut }) => ({ owner, name, status: isOut ? "OUT" : "AVAILABLE" }),
)
