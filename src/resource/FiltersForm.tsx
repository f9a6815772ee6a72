import { type RefObject, Suspense } from "react"
import { useValue } from "../frame/useValue.ts"
import { useWords } from "../frame/useWords.ts"
import { Button } from "../ui/button/Button.tsx"
import PopoverSurface from "../ui/popover/PopoverSurface.tsx"
import { Select } from "../ui/select/Select.tsx"
import type { List } from "./List.ts"
import type { FilterSpec } from "./FilterSpec.ts"
import { listWords } from "./words.ts"
import { filtersForm } from "./resourceList.css.ts"
import { SearchedFilterField } from "./SearchedFilter.tsx"
import { useFilter } from "./useFilter.ts"
import { lazily } from "../ui/root/lazily.tsx"

interface FieldProps {
  readonly list: List
  readonly filter: FilterSpec
}

const any = "*"

const FilterField = ({ list, filter }: FieldProps) => {
  const say = useWords("list", listWords)
  const { label, options = [], value } = useFilter(list, filter)
  return (
    <Select
      label={label}
      options={[{ id: any, label: say("any") }, ...options]}
      value={value ?? any}
      onChange={(id) => list.model.setFilter(filter.id, id === any ? undefined : id)}
    />
  )
}

/** Few lists have such filters, so what sets them is fetched when it is drawn. */
const InputField = lazily(() => import("./InputField.tsx"))

const sortOrders = ["asc", "desc"] as const

/** The order of the rows, where no headings are shown that one could press. */
const SortField = ({ list }: { readonly list: List }) => {
  const say = useWords("list", listWords)
  const { view } = useValue(list.model.request)
  const fields = list.spec.columns.filter(({ sortable }) => sortable)
  const options = fields.flatMap(({ id }) =>
    sortOrders.map((way) => ({ id: `${id} ${way}`, label: say(way, { column: list.word(`column.${id}`) }) })),
  )
  if (options.length === 0) return null
  return (
    <Select
      label={say("order")}
      options={options}
      value={`${view.sortField} ${view.sortOrder}`}
      onChange={(chosen) => {
        const [field = "", way] = chosen.split(" ")
        list.model.sort(field, way === "desc" ? "desc" : "asc")
      }}
    />
  )
}

interface Props {
  readonly list: List
  readonly filters: ReadonlyArray<FilterSpec>
  /** Without the order, and clearing these alone. */
  readonly isRest: boolean
  readonly button: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  /** True if any filter is on. */
  readonly isOn: boolean
  readonly onClose: () => void
}

/** All filters of a list and its order, as the fields of a popover. */
const FiltersForm = (props: Props) => {
  const { list, filters, isRest, button, isOpen, isOn, onClose } = props
  const say = useWords("list", listWords)
  const clear = () => {
    if (!isRest) return list.model.clearFilters()
    for (const { id } of filters) list.model.setFilter(id, undefined)
  }
  return (
    <PopoverSurface
      label={say("filters")}
      triggerRef={button}
      isOpen={isOpen}
      placement="bottom end"
      onClose={onClose}
    >
      <div className={filtersForm}>
        <Suspense>
          {filters.map((filter) => {
            const { id, input } = filter
            if (input) return <InputField key={id} {...{ list, filter, input }} />
            const Field = filter.isSearched ? SearchedFilterField : FilterField
            return <Field key={id} {...{ list, filter }} />
          })}
        </Suspense>
        {!isRest && <SortField list={list} />}
        {filters.length > 0 && (
          <Button isDisabled={!isOn} onPress={clear}>
            {say("clearFilters")}
          </Button>
        )}
      </div>
    </PopoverSurface>
  )
}

export default FiltersForm
