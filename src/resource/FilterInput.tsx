import { useState } from "react"
import { limits } from "../contract/limits.ts"
import { PanelNumberField } from "../frame/fields/PanelNumberField.tsx"
import { useWords } from "../frame/useWords.ts"
import { Checkbox } from "../ui/check/Checkbox.tsx"
import { TextField } from "../ui/field/TextField.tsx"
import { numberProblem } from "../ui/field/numberText.ts"
import { isBackwards, noPart, rangeOf, rangeText, severalOf, severalText } from "./filterValue.ts"
import { FilterDayField } from "./FilterDayField.tsx"
import { FoundOptions } from "./FoundOptions.tsx"
import type { List } from "./List.ts"
import type { FilterInput as Input, FilterSpec, FindOptions } from "./FilterSpec.ts"
import { listWords } from "./words.ts"
import { checks, ends } from "./resourceList.css.ts"
import { useFilter } from "./useFilter.ts"

interface Props {
  readonly list: List
  readonly filter: FilterSpec
  readonly input: Input
}

const Several = ({ list, filter }: Props) => {
  const { label, options = [], value = "" } = useFilter(list, filter)
  const selected = severalOf(value)
  const toggle = (id: string) => {
    const next = selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]
    list.model.setFilter(filter.id, next.length === 0 ? undefined : severalText(next))
  }
  if (filter.isSearched)
    return (
      <FoundOptions
        {...{ label, value: selected }}
        find={filter.options as FindOptions}
        onChoose={(option) => {
          if (!option) return
          list.choices.remember(filter, option)
          list.model.learnId(filter.id, option.recordId)
          toggle(option.id)
        }}
      />
    )
  return (
    <fieldset className={checks} aria-label={label}>
      {options.map((option) => (
        <Checkbox
          key={option.id}
          label={option.label}
          isSelected={selected.includes(option.id)}
          onChange={() => toggle(option.id)}
        />
      ))}
    </fieldset>
  )
}

const Between = ({ list, filter, input }: Props) => {
  const say = useWords("list", listWords)
  const { value = "" } = useFilter(list, filter)
  const range = rangeOf(value)
  /** Texts that are no number: they stay in their field, and filter nothing. */
  const [refused, setRefused] = useState<Readonly<Partial<Record<keyof typeof range, string | undefined>>>>(
    {},
  )
  const set = (change: Partial<typeof range>) => {
    const next = { ...range, ...change }
    const isOpen = next.from === "" && next.to === ""
    list.model.setFilter(filter.id, isOpen ? undefined : rangeText(next), limits.waitMs.debounce)
  }
  return (
    <div className={ends}>
      {(["from", "to"] as const).map((end) =>
        input.kind === "numbers" ? (
          <PanelNumberField
            key={end}
            label={say(end)}
            digits={input.digits}
            prefix={input.prefix}
            suffix={input.suffix}
            value={refused[end] ?? range[end]}
            onChange={(text) => {
              const isRefused = numberProblem(text, input.digits) !== undefined
              setRefused({ ...refused, [end]: isRefused ? text : undefined })
              set({ [end]: isRefused ? "" : text })
            }}
          />
        ) : (
          <FilterDayField
            key={end}
            label={say(end)}
            value={range[end]}
            error={end === "to" && isBackwards(range) ? say("backwards") : undefined}
            onChange={(text) => set({ [end]: text })}
          />
        ),
      )}
    </div>
  )
}

const OneDay = ({ list, filter }: Props) => {
  const say = useWords("list", listWords)
  const { value = "" } = useFilter(list, filter)
  return (
    <FilterDayField
      label={say("day")}
      value={value}
      onChange={(text) =>
        list.model.setFilter(filter.id, text === "" ? undefined : text, limits.waitMs.debounce)
      }
    />
  )
}

const PartOfText = ({ list, filter, input }: Props) => {
  const say = useWords("list", listWords)
  const { value = "" } = useFilter(list, filter)
  const isNone = value === noPart
  return (
    <>
      <TextField
        label={say("contains")}
        autoComplete="off"
        maxLength={limits.text.search.max}
        value={isNone ? "" : value}
        onChange={(text) =>
          list.model.setFilter(filter.id, text === "" ? undefined : text, limits.waitMs.debounce)
        }
      />
      {input.kind === "part" && input.mayBeNone && (
        <Checkbox
          label={say("withoutValue")}
          isSelected={isNone}
          onChange={(isSelected) => list.model.setFilter(filter.id, isSelected ? noPart : undefined)}
        />
      )}
    </>
  )
}

const inputs = { several: Several, numbers: Between, days: Between, day: OneDay, part: PartOfText } as const

/** Input of a filter with more than one value; the list follows at once. */
export const FilterInput = (props: Props) => {
  const Set = inputs[props.input.kind]
  return <Set {...props} />
}
