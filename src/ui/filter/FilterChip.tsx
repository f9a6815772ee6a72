import { type Ref, useRef } from "react"
import { Button as AriaButton, type ButtonProps } from "react-aria-components/Button"
import { IconButton } from "../button/IconButton.tsx"
import { Icon } from "../icon/Icon.tsx"
import { plus, x } from "../icon/icons.ts"
import { chip, trigger } from "./filterChip.css.ts"

export interface FilterChipProps {
  /** What it filters by. */
  readonly label: string
  /** The current value in words; without one the filter is off. */
  readonly value?: string | undefined
  /** The name of the button that clears the filter. */
  readonly clearLabel: string
  readonly onClear: () => void
  /** Set by the Menu that it opens, like the props below. */
  readonly onPress?: () => void
  readonly onKeyDown?: NonNullable<ButtonProps["onKeyDown"]>
  readonly ref?: Ref<HTMLButtonElement>
  readonly "aria-haspopup"?: "menu"
  readonly "aria-expanded"?: boolean
}

/** A filter of a list, used as the trigger of a Menu. With a value, it also has a button that clears it. */
export const FilterChip = ({ label, value, clearLabel, onClear, ref, ...rest }: FilterChipProps) => {
  const element = useRef<HTMLSpanElement>(null)
  const clear = () => {
    element.current?.querySelector("button")?.focus()
    onClear()
  }
  return (
    <span ref={element} className={chip} data-selected={value === undefined ? undefined : true}>
      <AriaButton {...rest} {...(ref ? { ref } : {})} className={trigger}>
        {value === undefined ? <Icon shape={plus} size={14} /> : null}
        <span>{value === undefined ? label : `${label}: ${value}`}</span>
      </AriaButton>
      {value === undefined ? null : <IconButton icon={x} label={clearLabel} size="small" onPress={clear} />}
    </span>
  )
}
