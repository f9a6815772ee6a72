import { useEffect, useRef } from "react"
import { unseen } from "../theme/text.css.ts"
import * as css from "./check.css.ts"

export interface CheckboxProps {
  readonly label: string
  /** Only for assistive technology, as in the rows of a table. */
  readonly hideLabel?: boolean | undefined
  readonly isSelected: boolean
  /** Some of what it stands for, but not all. */
  readonly isIndeterminate?: boolean | undefined
  /** Checked for everyone, with a lighter mark: a parent of which only some children are. */
  readonly partial?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  /** `changed` sets the label in the accent: not saved yet. */
  readonly tone?: "plain" | "changed" | undefined
  /** `isRange` with the Shift key held: everything from the last one on. */
  readonly onChange: (isSelected: boolean, isRange: boolean) => void
}

/** React hears of a checkbox by its click, which knows whether Shift was held. */
const held = (event: Event) => "shiftKey" in event && event.shiftKey === true

/** One thing that is chosen or not. */
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
        onChange={({ target, nativeEvent }) => onChange(target.checked, held(nativeEvent))}
      />
      <span className={css.mark}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={isIndeterminate ? "M6 12h12" : "M5 12.5l4.5 4.5L19 7.5"} />
        </svg>
      </span>
      <span className={hideLabel ? unseen : css.text}>{label}</span>
    </label>
  )
}
