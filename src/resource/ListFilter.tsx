import { useWords } from "../frame/useWords.ts"
import { FilterChip } from "../ui/filter/FilterChip.tsx"
import { Menu } from "../ui/menu/Menu.tsx"
import type { List } from "./List.ts"
import type { FilterSpec } from "./FilterSpec.ts"
import { listWords } from "./words.ts"
import { useFilter } from "./useFilter.ts"
import type { MenuItem } from "../ui/menu/MenuItem.ts"

interface Props {
  readonly list: List
  readonly filter: FilterSpec
}

/** One filter as a chip that opens its values. */
export const ListFilter = ({ list, filter }: Props) => {
  const say = useWords("list", listWords)
  const { label, options, value, valueLabel, failed, load } = useFilter(list, filter)
  const waiting = { id: "", label: say(failed ? "optionsFailed" : "wait"), isDisabled: true }
  const items: ReadonlyArray<MenuItem<string>> = options?.map((option) => ({
    ...option,
    isSelected: option.id === value,
  })) ?? [waiting]
  return (
    <Menu
      label={label}
      items={items}
      onOpen={load}
      onAction={(id) => list.model.setFilter(filter.id, id)}
      trigger={
        <FilterChip
          label={label}
          value={value === undefined ? undefined : (valueLabel ?? "…")}
          clearLabel={say("clearFilter", { filter: label })}
          onClear={() => list.model.setFilter(filter.id, undefined)}
        />
      }
    />
  )
}
