import { useId } from "react"
import { visuallyHidden } from "../theme/text.css.ts"
import { segment, segmentedControl } from "./segmentedControl.css.ts"

export interface SegmentedControlProps<Id extends string | number> {
  readonly label: string
  readonly options: readonly { readonly id: Id; readonly label: string }[]
  readonly value: Id
  readonly onChange: (id: Id) => void
  readonly size?: "medium" | "small" | undefined
  readonly isDisabled?: boolean | undefined
}

/** One choice among two to five options on one line. */
export const SegmentedControl = <Id extends string | number>(props: SegmentedControlProps<Id>) => {
  const { label, options, value, onChange, size = "medium", isDisabled } = props
  const name = useId()
  return (
    <span role="radiogroup" aria-label={label} className={segmentedControl({ size })}>
      {options.map((option) => (
        <label key={option.id} className={segment} data-selected={option.id === value || undefined}>
          <input
            type="radio"
            className={visuallyHidden}
            name={name}
            checked={option.id === value}
            disabled={isDisabled}
            onChange={() => onChange(option.id)}
          />
          {option.label}
        </label>
      ))}
    </span>
  )
}
