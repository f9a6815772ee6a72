import { forwardRef, type Ref } from "react"
import { Icon, type IconShape } from "../icon/Icon.tsx"
import { Spinner } from "../spinner/Spinner.tsx"
import { Tooltip } from "../tooltip/Tooltip.tsx"
import { BareButton } from "./BareButton.tsx"
import type { ButtonSize, ButtonTone } from "./Button.tsx"
import { button } from "./button.css.ts"
import { disabled } from "./iconButton.css.ts"
import type { PressProps } from "./pressProps.ts"

export interface IconButtonProps extends PressProps {
  readonly icon: IconShape
  /** Its accessible name, and the text of its tooltip. */
  readonly label: string
  readonly tone?: ButtonTone | undefined
  readonly size?: ButtonSize | undefined
  readonly busy?: boolean | undefined
  /** Why it is disabled; it then stays focusable, and its tooltip shows the reason. */
  readonly disabledReason?: string | undefined
}

interface Referred {
  readonly button: Ref<HTMLButtonElement>
}

/** A button with only an icon, which has an accessible name and a tooltip. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { disabledReason, ...rest },
  ref,
) {
  return rest.isDisabled && disabledReason !== undefined ? (
    <DisabledIconButton {...rest} button={ref} disabledReason={disabledReason} />
  ) : (
    <EnabledIconButton {...rest} button={ref} />
  )
})

const EnabledIconButton = ({
  icon,
  label,
  tone = "quiet",
  size = "medium",
  busy = false,
  button: ref,
  ...rest
}: Omit<IconButtonProps, "disabledReason"> & Referred) => (
  <Tooltip text={label}>
    <BareButton
      {...rest}
      ref={ref}
      aria-label={label}
      isBusy={busy}
      className={button({ tone, size, square: true })}
    >
      {busy ? <Spinner size={14} /> : <Icon shape={icon} />}
    </BareButton>
  </Tooltip>
)

/** Disabled, but can be hovered and focused, so that the reason can be read. */
const DisabledIconButton = ({
  icon,
  label,
  tone = "quiet",
  size = "medium",
  disabledReason,
  button: ref,
}: IconButtonProps & Referred & { readonly disabledReason: string }) => (
  <Tooltip text={disabledReason}>
    <BareButton
      ref={ref}
      aria-label={label}
      aria-disabled="true"
      className={`${button({ tone, size, square: true })} ${disabled}`}
    >
      <Icon shape={icon} />
    </BareButton>
  </Tooltip>
)
