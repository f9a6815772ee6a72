import { type KeyboardEvent, type Ref, useRef } from "react"
import { Button as AriaButton } from "react-aria-components/Button"
import { IconButton } from "../button/IconButton.tsx"
import { Icon } from "../icon/Icon.tsx"
import { plus, x } from "../icon/icons.ts"
import { chip, opener } from "./filterChip.css.ts"

export interface FilterChipProps {
  /** What it narrows by. */
  readonly label: string
  /** What it holds now; without it the filter is off. */
  readonly value?: string | undefined
  /** The name of the button that turns it off. */
  readonly clearLabel: string
  readonly onClear: () => void
  /** Given by the Menu it opens. */
  readonly onPress?: () => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly ref?: Ref<HTMLButtonElement>
  readonly "aria-haspopup"?: "menu"
  readonly "aria-expanded"?: boolean
}

/** A filter of a list, to be the trigger of a Menu: dashed while off, solid with its value and a way to turn it off. */
export const FilterChip = ({ label, value, clearLabel, onClear, ref, ...rest }: FilterChipProps) => {
  const place = useRef<HTMLSpanElement>(null)
  const clear = () => {
    place.current?.querySelector("button")?.focus()
    onClear()
  }
  return (
    <span ref={place} className={chip} data-selected={value === undefined ? undefined : true}>
      <AriaButton {...rest} {...(ref ? { ref } : {})} className={opener}>
        {value === undefined ? <Icon shape={plus} size={14} /> : null}
        <span>{value === undefined ? label : `${label}: ${value}`}</span>
      </AriaButton>
      {value === undefined ? null : <IconButton icon={x} label={clearLabel} size="small" onPress={clear} />}
    </span>
  )
}
