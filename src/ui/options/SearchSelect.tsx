import { type ReactNode, useId, useRef, useState } from "react"
import { fieldAria, Field } from "../field/Field.tsx"
import { Icon } from "../icon/Icon.tsx"
import { chevronDown } from "../icon/icons.ts"
import { Popover } from "../popover/Popover.tsx"
import { arrow, wrapper, select } from "../select/select.css.ts"

export interface SearchSelectProps {
  readonly label: string
  /** The label of the selected option. */
  readonly value: string | undefined
  /** Shown while nothing is selected. */
  readonly placeholder: string
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly optionalLabel?: string | undefined
  readonly isDisabled?: boolean | undefined
  readonly isRequired?: boolean | undefined
  /** The content of the popover, an OptionSearch; `close` closes the popover. */
  readonly children: (close: () => void) => ReactNode
}

/** A select with a search, for thousands of records. */
export const SearchSelect = (props: SearchSelectProps) => {
  const { label, value, placeholder, error, hint, optionalLabel, isDisabled, isRequired, children } = props
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  return (
    <Field {...{ id, label, error, hint, optionalLabel }}>
      <span className={wrapper}>
        <button
          {...fieldAria({ id, hint, error })}
          ref={button}
          id={id}
          type="button"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native select cannot search
          role="combobox"
          className={select({ size: "medium" })}
          disabled={isDisabled}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={`${id}-found`}
          aria-required={isRequired || undefined}
          data-invalid={error ? true : undefined}
          data-empty={value === undefined || undefined}
          onClick={() => setOpen(true)}
        >
          {value ?? placeholder}
        </button>
        <span className={arrow}>
          <Icon shape={chevronDown} size={14} />
        </span>
      </span>
      <Popover label={label} triggerRef={button} isOpen={isOpen} onClose={close}>
        <div id={`${id}-found`}>{children(close)}</div>
      </Popover>
    </Field>
  )
}
