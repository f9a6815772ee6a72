import type { PageQuery } from "../contract/wire/page.ts"
import { idFrom, idKey, type RecordId } from "../contract/wire/recordId.ts"
import type { DescribedRow } from "./described/describedRow.ts"
import { validValue } from "./filterValue.ts"
import type { FilterSpec } from "./FilterSpec.ts"
import type { ListView } from "./ListView.ts"
import type { RecordOption } from "./recordOption.ts"

/** Search and filters of a list. */
export interface FilterDescription {
  readonly filter?: ((search: string) => PageQuery["filter"]) | undefined
  readonly filters?: ReadonlyArray<FilterSpec<DescribedRow>> | undefined
  /** Fixed filter, whatever people filter by. */
  readonly within?: PageQuery["filter"] | undefined
}

/** The value of a filter; undefined when it is off, or set to a value it does not offer. */
export const valueOf = (
  { id, options, input }: Pick<FilterSpec, "id" | "options" | "input">,
  { filters }: ListView,
): string | undefined => {
  const value = filters[id]
  return value === undefined
    ? undefined
    : validValue(input, typeof options === "function" ? undefined : options, value)
}

/** The filter of a call: the search text and every filter that is on; `idOf` knows the ids that values are texts of. */
const filterOf = (
  { filter, filters = [], within }: FilterDescription,
  view: ListView,
  idOf: (filter: string, text: string) => RecordId,
): PageQuery["filter"] => {
  const text = view.search.trim()
  const parts = filters.map((one) => {
    const value = valueOf(one, view)
    return value === undefined ? {} : one.toFilter(value, idOf(one.id, value), (text) => idOf(one.id, text))
  })
  return Object.assign({}, within, text === "" ? {} : filter?.(text), ...parts) as PageQuery["filter"]
}

/**
 * Filters rows by a view, which keeps ids as texts. The ids themselves are learned from chosen records and from rows; a
 * text of neither, as in an address, is taken as it reads.
 */
export const makeFiltering = (description: FilterDescription, view: () => ListView) => {
  const ids = new Map<string, RecordId>()
  const nameOf = (filter: string, text: string) => `${filter} ${text}`
  const learn = (filter: string, id: RecordId) => void ids.set(nameOf(filter, idKey(id)), id)
  const idOf = (filter: string, text: string) => ids.get(nameOf(filter, text)) ?? idFrom(text)
  return {
    filter: () => filterOf(description, view(), idOf),
    learn,
    /** The view's text for a chosen value. */
    textOf: (filter: string, value: string | RecordOption | undefined): string | undefined => {
      if (typeof value !== "object") return value
      learn(filter, value.recordId)
      return value.id
    },
    addRows: (rows: ReadonlyArray<DescribedRow>) => {
      for (const { id: filter, recordIdOf } of description.filters ?? [])
        for (const row of recordIdOf ? rows : []) {
          const id = recordIdOf?.(row)
          if (id !== undefined) learn(filter, id)
        }
    },
  }
}
