import { useRef, useState } from "react"
import { usePart } from "../frame/useValue.ts"
import { useWords } from "../frame/useWords.ts"
import { Button } from "../ui/button/Button.tsx"
import { FilterChip } from "../ui/filter/FilterChip.tsx"
import { Popover } from "../ui/popover/Popover.tsx"
import { FilterInput } from "./FilterInput.tsx"
import type { List } from "./List.ts"
import type { FilterInput as Input, FilterSpec, ListWords } from "./ListSpec.ts"
import { listWords } from "./listWords.ts"
import { filterFoot, filterForm, filterTitle } from "./resourceList.css.ts"
import { useFilter } from "./useFilter.ts"

interface Props<Row, W extends ListWords, R> {
  readonly list: List<Row, W, R>
  readonly filter: FilterSpec
  readonly input: Input
}

/** Closes the filter; says how many rows it finds. */
const ShowResults = <Row, W extends ListWords, R>({ list }: Pick<Props<Row, W, R>, "list">) => {
  const say = useWords("list", listWords)
  const count = usePart(list.model.page, ({ data }) => data?.totalCount ?? 0)
  return (
    <Button tone="primary" size="small" type="submit">
      {say("showResults", { count })}
    </Button>
  )
}

/** A filter as a chip that opens what sets it, with the number of rows found at its foot. */
const InputFilter = <Row, W extends ListWords, R>(props: Props<Row, W, R>) => {
  const { list, filter, input } = props
  const say = useWords("list", listWords)
  const { label, value, valueLabel, load } = useFilter(list, filter)
  const [isOpen, setOpen] = useState(false)
  const chip = useRef<HTMLButtonElement>(null)
  const clear = () => list.model.setFilter(filter.id, undefined)
  const open = () => {
    if (!filter.isSearched) load()
    setOpen(true)
  }
  return (
    <>
      <FilterChip
        ref={chip}
        label={label}
        value={value === undefined ? undefined : (valueLabel ?? "…")}
        clearLabel={say("clearFilter", { filter: label })}
        aria-expanded={isOpen}
        onPress={open}
        onClear={clear}
      />
      <Popover label={label} triggerRef={chip} isOpen={isOpen} onClose={() => setOpen(false)}>
        <form
          className={filterForm}
          onSubmit={(event) => {
            event.preventDefault()
            setOpen(false)
          }}
        >
          {!filter.isSearched && <strong className={filterTitle}>{label}</strong>}
          <FilterInput {...{ list, filter, input }} />
          <div className={filterFoot}>
            <Button tone="quiet" size="small" isDisabled={value === undefined} onPress={clear}>
              {say("clear")}
            </Button>
            <ShowResults list={list} />
          </div>
        </form>
      </Popover>
    </>
  )
}

export default InputFilter
