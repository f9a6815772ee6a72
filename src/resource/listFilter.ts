import type { PageQuery } from "../contract/page.ts"
import type { FilterSpec } from "./ListSpec.ts"
import type { ListView } from "./ListView.ts"

/** How a list finds rows: by a text, and by its filters. */
export interface FilterDescription {
  readonly filter?: ((search: string) => PageQuery["filter"]) | undefined
  readonly filters?: ReadonlyArray<FilterSpec> | undefined
}

/** The value of a filter; undefined when it is off, or set to a value it does not offer. */
export const valueOf = ({ id, options }: FilterSpec, { filters }: ListView): string | undefined => {
  const value = filters[id]
  if (value === undefined || typeof options === "function") return value
  return options.includes(value) ? value : undefined
}

/** The filter of a call: the search text and every filter that is on. */
export const filterOf = (
  { filter, filters = [] }: FilterDescription,
  view: ListView,
): PageQuery["filter"] => {
  const text = view.search.trim()
  const parts = filters.map((one) => {
    const value = valueOf(one, view)
    return value === undefined ? {} : one.toFilter(value)
  })
  return Object.assign({}, text === "" ? {} : filter?.(text), ...parts) as PageQuery["filter"]
}
