import { forwardRef } from "react"
import { Icon, type IconShape } from "../icon/Icon.tsx"
import { Spinner } from "../spinner/Spinner.tsx"
import { Tooltip } from "../tooltip/Tooltip.tsx"
import { BareButton } from "./BareButton.tsx"
import type { ButtonSize, ButtonTone } from "./Button.tsx"
import { button } from "./button.css.ts"
import type { PressProps } from "./pressProps.ts"

export interface IconButtonProps extends PressProps {
  readonly icon: IconShape
  /** Its accessible name, and the text of its tooltip. */
  readonly label: string
  readonly tone?: ButtonTone | undefined
  readonly size?: ButtonSize | undefined
  readonly busy?: boolean | undefined
  /** The reason it is disabled; the button stays focusable, and its tooltip shows the reason. */
  readonly disabledReason?: string | undefined
}

/** A button with only an icon, which has an accessible name and a tooltip. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(props, ref) {
  const { icon, label, tone = "quiet", size = "medium", busy = false, disabledReason, ...rest } = props
  const reason = rest.isDisabled ? disabledReason : undefined
  return (
    <Tooltip text={reason ?? label}>
      <BareButton
        {...rest}
        ref={ref}
        aria-label={label}
        isBusy={busy}
        isExplained={reason !== undefined}
        className={button({ tone, size, square: true })}
      >
        {busy ? <Spinner size={14} /> : <Icon shape={icon} />}
      </BareButton>
    </Tooltip>
  )
})
