import { amountOf } from "../frame/amount.ts"
import { usePart } from "../frame/useValue.ts"
import { useWords } from "../frame/useWords.ts"
import { Button } from "../ui/button/Button.tsx"
import { ChipForm } from "./ChipForm.tsx"
import { FilterInput } from "./FilterInput.tsx"
import type { List } from "./List.ts"
import type { FilterInput as Input, FilterSpec } from "./FilterSpec.ts"
import { listWords } from "./words.ts"
import { useFilter } from "./useFilter.ts"

interface Props {
  readonly list: List
  readonly filter: FilterSpec
  readonly input: Input
}

/** Closes the filter; says how many rows it finds. */
const ShowResults = ({ list }: Pick<Props, "list">) => {
  const say = useWords("list", listWords)
  const total = usePart(list.model.page, ({ data }) => data)
  const count = total ? amountOf(total) : 0
  return (
    <Button tone="primary" size="small" type="submit">
      {say("showResults", { count })}
    </Button>
  )
}

/** A filter as a chip that opens what sets it, with the number of rows found at its foot. */
const InputFilter = ({ list, filter, input }: Props) => {
  const { label, value, valueLabel, load } = useFilter(list, filter)
  return (
    <ChipForm
      label={label}
      value={value === undefined ? undefined : (valueLabel ?? "…")}
      hasTitle={!filter.isSearched}
      onOpen={() => {
        if (!filter.isSearched) load()
      }}
      onClear={() => list.model.setFilter(filter.id, undefined)}
      submit={<ShowResults list={list} />}
    >
      <FilterInput {...{ list, filter, input }} />
    </ChipForm>
  )
}

export default InputFilter
