import { useWords } from "../../frame/useWords.ts"
import { FilterChip } from "../../ui/filter/FilterChip.tsx"
import { Menu } from "../../ui/menu/Menu.tsx"
import { ordersWords } from "./words.ts"

interface ChoiceProps {
  readonly label: string
  readonly value: string | undefined
  readonly options: ReadonlyArray<{ readonly id: string; readonly label: string }>
  readonly onChange: (value: string | undefined) => void
}

/** One filter of the board: a chip, and its choices in a menu. */
export const Choice = ({ label, value, options, onChange }: ChoiceProps) => {
  const say = useWords("orders", ordersWords)
  return (
    <Menu
      label={label}
      trigger={
        <FilterChip
          label={label}
          value={value === undefined ? undefined : (options.find(({ id }) => id === value)?.label ?? value)}
          clearLabel={say("clearFilter", { name: label })}
          onClear={() => onChange(undefined)}
        />
      }
      items={options.map((option) => ({ ...option, isSelected: option.id === value }))}
      onAction={onChange}
    />
  )
}
