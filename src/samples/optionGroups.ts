import type { optionGroups } from "../contract/resources/optionGroups.ts"
import type { GivenRow } from "./givenRow.ts"
import { bookGroups } from "./menuBooks.ts"

/** The option groups of the demo's menus. */
export const sampleOptionGroups: ReadonlyArray<GivenRow<typeof optionGroups>> = bookGroups.map(
  ({ owner, name, group: { options: _options, ...fields } }) => ({
    kind: "CHOICE",
    min: 0,
    priceRule: "SUM",
    ...fields,
    name,
    isActive: true,
    owner,
  }),
)
