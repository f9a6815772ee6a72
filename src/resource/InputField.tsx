import { useWords } from "../frame/useWords.ts"
import { SearchSelect } from "../ui/options/SearchSelect.tsx"
import { FilterInput } from "./FilterInput.tsx"
import type { List } from "./List.ts"
import type { FilterInput as Input, FilterSpec } from "./FilterSpec.ts"
import { listWords } from "./words.ts"
import { folded } from "./resourceList.css.ts"
import { useFilter } from "./useFilter.ts"

interface Props {
  readonly list: List
  readonly filter: FilterSpec
  readonly input: Input
}

/** A filter of more than one value among those behind one button. */
const InputField = (props: Props) => {
  const { label, valueLabel, load } = useFilter(props.list, props.filter)
  const any = useWords("list", listWords)("any")
  if (props.filter.isSearched)
    return (
      <SearchSelect label={label} value={valueLabel} placeholder={any}>
        {() => <FilterInput {...props} />}
      </SearchSelect>
    )
  return (
    <details className={folded} onToggle={({ currentTarget }) => currentTarget.open && load()}>
      <summary>{valueLabel === undefined ? label : `${label}: ${valueLabel}`}</summary>
      <FilterInput {...props} />
    </details>
  )
}

export default InputField
