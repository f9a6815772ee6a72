import { type ReactNode, Suspense } from "react"
import { useWords } from "../frame/useWords.ts"
import { FilterChip } from "../ui/filter/FilterChip.tsx"
import { lazily } from "../ui/root/lazily.tsx"
import type { FilterSpec } from "./FilterSpec.ts"
import type { List } from "./List.ts"
import { ListFilter } from "./ListFilter.tsx"
import { SearchedFilter } from "./SearchedFilter.tsx"
import { useFilter } from "./useFilter.ts"
import { listWords } from "./words.ts"

/** Few lists have such filters, so what sets them is fetched when it is drawn. */
const InputFilter = lazily(() => import("./InputFilter.tsx"))

interface Props {
  readonly list: List
  readonly filter: FilterSpec
}

/** The chip of a filter whose form is not here yet; as wide as with it, so that nothing beside it moves. */
const WaitingChip = ({ list, filter }: Props) => {
  const say = useWords("list", listWords)
  const { label, value, valueLabel } = useFilter(list, filter)
  return (
    <FilterChip
      label={label}
      value={value === undefined ? undefined : (valueLabel ?? "…")}
      clearLabel={say("clearFilter", { filter: label })}
      onClear={() => list.model.setFilter(filter.id, undefined)}
    />
  )
}

const Filter = (props: Props): ReactNode => {
  const { list, filter } = props
  if (filter.input)
    return (
      <Suspense fallback={<WaitingChip {...props} />}>
        <InputFilter {...{ list, filter }} input={filter.input} />
      </Suspense>
    )
  return filter.isSearched ? <SearchedFilter {...props} /> : <ListFilter {...props} />
}

/** Filters of a list as chips, in a panel wide enough for them. */
export const ListFilters = ({
  list,
  filters,
}: {
  readonly list: List
  readonly filters: ReadonlyArray<FilterSpec>
}) => filters.map((filter) => <Filter key={filter.id} {...{ list, filter }} />)
