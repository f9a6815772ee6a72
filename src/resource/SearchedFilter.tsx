import { useRef, useState } from "react"
import { useWords } from "../frame/useWords.ts"
import { FilterChip } from "../ui/filter/FilterChip.tsx"
import { SearchSelect } from "../ui/options/SearchSelect.tsx"
import { Popover } from "../ui/popover/Popover.tsx"
import { FoundOptions } from "./FoundOptions.tsx"
import type { List } from "./List.ts"
import type { FilterSpec, FindOptions } from "./FilterSpec.ts"
import { listWords } from "./words.ts"
import { useFilter } from "./useFilter.ts"

interface Props {
  readonly list: List
  readonly filter: FilterSpec
}

/** State shared by both forms of a searched filter: its value and its options. */
const useSearched = ({ list, filter }: Props) => {
  const say = useWords("list", listWords)
  const { label, value, valueLabel } = useFilter(list, filter)
  const choose = (close: () => void, offersAny: boolean) => (
    <FoundOptions
      {...{ label, value }}
      find={filter.options as FindOptions}
      none={offersAny ? say("any") : undefined}
      onChoose={(option) => {
        close()
        if (option) list.choices.remember(filter, option)
        list.model.setFilter(filter.id, option)
      }}
    />
  )
  return { say, label, shown: value === undefined ? undefined : (valueLabel ?? "…"), choose }
}

/** A filter as a chip that opens a search for its value. */
export const SearchedFilter = (props: Props) => {
  const { say, label, shown, choose } = useSearched(props)
  const [isOpen, setOpen] = useState(false)
  const chip = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  return (
    <>
      <FilterChip
        ref={chip}
        label={label}
        value={shown}
        clearLabel={say("clearFilter", { filter: label })}
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
        onClear={() => props.list.model.setFilter(props.filter.id, undefined)}
      />
      <Popover label={label} triggerRef={chip} isOpen={isOpen} onClose={close}>
        {choose(close, false)}
      </Popover>
    </>
  )
}

/** The same as a field of the filters behind one button. */
export const SearchedFilterField = (props: Props) => {
  const { say, label, shown, choose } = useSearched(props)
  return (
    <SearchSelect label={label} value={shown} placeholder={say("any")}>
      {(close) => choose(close, true)}
    </SearchSelect>
  )
}
