import { useEffect, useRef } from "react"
import { visuallyHidden } from "../theme/text.css.ts"
import * as css from "./check.css.ts"

export interface CheckboxProps {
  readonly label: string
  /** Shows the label to assistive technology only, as in the rows of a table. */
  readonly hideLabel?: boolean | undefined
  readonly isSelected: boolean
  /** Some of the items it stands for are selected, but not all. */
  readonly isIndeterminate?: boolean | undefined
  /** Checked, but with a lighter mark: a parent with only some of its children selected. */
  readonly partial?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  /** `changed` shows the label in the accent color: the change is not saved yet. */
  readonly tone?: "plain" | "changed" | undefined
  /** `isRange` is true with Shift held: apply it to every item since the last one changed. */
  readonly onChange: (isSelected: boolean, isRange: boolean) => void
}

/** React's change event of a checkbox is a native click, which knows whether Shift was held. */
const isShiftHeld = (event: Event) => "shiftKey" in event && event.shiftKey === true

/** A checkbox with its label. */
export const Checkbox = (props: CheckboxProps) => {
  const { label, hideLabel, isSelected, isIndeterminate = false, partial, isDisabled, tone, onChange } = props
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate
  }, [isIndeterminate])
  return (
    <label className={css.check} data-tone={tone}>
      <input
        ref={input}
        type="checkbox"
        className={css.input}
        checked={isSelected}
        disabled={isDisabled}
        data-partial={partial || undefined}
        onChange={({ target, nativeEvent }) => onChange(target.checked, isShiftHeld(nativeEvent))}
      />
      <span className={css.mark}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={isIndeterminate ? "M6 12h12" : "M5 12.5l4.5 4.5L19 7.5"} />
        </svg>
      </span>
      <span className={hideLabel ? visuallyHidden : css.text}>{label}</span>
    </label>
  )
}
