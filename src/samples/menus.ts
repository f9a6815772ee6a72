import type { menus } from "../contract/resources/menus.ts"
import type { GivenRow } from "./givenRow.ts"
import { bookMenus } from "./menuBooks.ts"

/** The menus of the demo's stores: the default of each, and another one with differences. */
export const sampleMenus: ReadonlyArray<GivenRow<typeof menus>> = bookMenus.map(
  ({ owner, menu: { places: _places, ...fields } }) => ({
    context: "DELIVERY",
    adjustKind: "NONE",
    roundTo: "NONE",
    ...fields,
    owner,
  }),
)
