import { forwardRef, useRef } from "react"
import { BareButton } from "../button/BareButton.tsx"
import { IconButton } from "../button/IconButton.tsx"
import { Icon } from "../icon/Icon.tsx"
import { plus, x } from "../icon/icons.ts"
import type { PressProps } from "../button/pressProps.ts"
import { chip, trigger } from "./filterChip.css.ts"

export interface FilterChipProps extends PressProps {
  /** The filter's label. */
  readonly label: string
  /** The current value in words; without one the filter is off. */
  readonly value?: string | undefined
  /** The name of the button that clears the filter. */
  readonly clearLabel: string
  readonly onClear: () => void
}

/** A filter of a list, used as the trigger of a Menu. With a value, it also has a button that clears it. */
export const FilterChip = forwardRef<HTMLButtonElement, FilterChipProps>(function FilterChip(props, ref) {
  const { label, value, clearLabel, onClear, ...rest } = props
  const element = useRef<HTMLSpanElement>(null)
  const clear = () => {
    element.current?.querySelector("button")?.focus()
    onClear()
  }
  return (
    <span ref={element} className={chip} data-selected={value === undefined ? undefined : true}>
      <BareButton {...rest} ref={ref} className={trigger}>
        {value === undefined ? <Icon shape={plus} size={14} /> : null}
        <span>
          {label}
          {value === undefined ? null : (
            <>
              {": "}
              <bdi>{value}</bdi>
            </>
          )}
        </span>
      </BareButton>
      {value === undefined ? null : <IconButton icon={x} label={clearLabel} size="small" onPress={clear} />}
    </span>
  )
})
