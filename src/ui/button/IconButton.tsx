import type { Ref } from "react"
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button"
import { Icon, type IconShape } from "../icon/Icon.tsx"
import { Spinner } from "../spinner/Spinner.tsx"
import { Tooltip } from "../tooltip/Tooltip.tsx"
import type { ButtonSize, ButtonTone } from "./Button.tsx"
import { button } from "./button.css.ts"
import { disabled } from "./iconButton.css.ts"

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  "className" | "style" | "children" | "isPending" | "aria-label"
> {
  readonly icon: IconShape
  /** Its accessible name, and the text of its tooltip. */
  readonly label: string
  readonly tone?: ButtonTone | undefined
  readonly size?: ButtonSize | undefined
  readonly busy?: boolean | undefined
  /** Why it is disabled; it then stays focusable, and its tooltip shows the reason. */
  readonly disabledReason?: string | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** A button with only an icon, which has an accessible name and a tooltip. */
export const IconButton = ({ disabledReason, ...rest }: IconButtonProps) =>
  rest.isDisabled && disabledReason !== undefined ? (
    <DisabledIconButton {...rest} disabledReason={disabledReason} />
  ) : (
    <EnabledIconButton {...rest} />
  )

const EnabledIconButton = ({
  icon,
  label,
  tone = "quiet",
  size = "medium",
  busy = false,
  ...rest
}: Omit<IconButtonProps, "disabledReason">) => (
  <Tooltip text={label}>
    <AriaButton
      {...rest}
      aria-label={label}
      isPending={busy}
      className={button({ tone, size, square: true })}
    >
      {busy ? <Spinner size={14} /> : <Icon shape={icon} />}
    </AriaButton>
  </Tooltip>
)

/** Disabled, but can be hovered and focused, so that the reason can be read. */
const DisabledIconButton = ({
  icon,
  label,
  tone = "quiet",
  size = "medium",
  disabledReason,
  ref,
}: IconButtonProps & { readonly disabledReason: string }) => (
  <Tooltip text={disabledReason}>
    <AriaButton
      {...(ref ? { ref } : {})}
      aria-label={label}
      aria-disabled="true"
      className={`${button({ tone, size, square: true })} ${disabled}`}
    >
      <Icon shape={icon} />
    </AriaButton>
  </Tooltip>
)
