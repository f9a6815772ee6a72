import { useId, type KeyboardEvent, type ReactNode, type Ref } from "react"
import { IconButton } from "../button/IconButton.tsx"
import { Icon } from "../icon/Icon.tsx"
import { search, x } from "../icon/icons.ts"
import { Kbd } from "../kbd/Kbd.tsx"
import { box } from "./box.css.ts"
import { Field } from "./Field.tsx"
import { searchBox } from "./searchField.css.ts"

export interface SearchFieldProps {
  readonly label: string
  readonly placeholder?: string | undefined
  readonly value: string
  readonly onChange: (text: string) => void
  /** The name of the button that clears it. */
  readonly clearLabel: string
  /** Shows its label and fills the width, like the other fields of a form. */
  readonly showLabel?: boolean | undefined
  /** A small button at the end of the label's line. */
  readonly labelEnd?: ReactNode
  /** The key that focuses it, shown while it is empty. The caller handles the key and focuses `inputRef`. */
  readonly shortcut?: string | undefined
  readonly isDisabled?: boolean | undefined
  readonly inputRef?: Ref<HTMLInputElement> | undefined
}

/** A search field; Escape clears it. */
export const SearchField = (props: SearchFieldProps) => {
  const { label, placeholder, value, onChange, clearLabel, shortcut, isDisabled, inputRef } = props
  const { showLabel = false, labelEnd } = props
  const id = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || value === "" || event.nativeEvent.isComposing) return
    event.stopPropagation()
    onChange("")
  }
  const control = (
    <span
      className={`${box({ size: "medium", quiet: true })} ${showLabel ? "" : searchBox}`}
      data-disabled={isDisabled || undefined}
    >
      <Icon shape={search} />
      <input
        ref={inputRef}
        type="search"
        id={id}
        aria-label={showLabel ? undefined : label}
        placeholder={placeholder}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {value !== "" && !isDisabled ? (
        <IconButton icon={x} label={clearLabel} size="small" onPress={() => onChange("")} />
      ) : shortcut === undefined ? null : (
        <Kbd>{shortcut}</Kbd>
      )}
    </span>
  )
  if (!showLabel) return control
  return (
    <Field id={id} label={label} labelEnd={labelEnd}>
      {control}
    </Field>
  )
}
