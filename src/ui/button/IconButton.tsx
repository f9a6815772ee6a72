import type { Ref } from "react"
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button"
import { Icon, type IconShape } from "../icon/Icon.tsx"
import { Spinner } from "../spinner/Spinner.tsx"
import { Tooltip } from "../tooltip/Tooltip.tsx"
import type { ButtonSize, ButtonTone } from "./Button.tsx"
import { button } from "./button.css.ts"
import { unavailable } from "./iconButton.css.ts"

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  "className" | "style" | "children" | "isPending" | "aria-label"
> {
  readonly icon: IconShape
  /** Its name, and the text of its tooltip. */
  readonly label: string
  readonly tone?: ButtonTone | undefined
  readonly size?: ButtonSize | undefined
  readonly busy?: boolean | undefined
  /** Why it is disabled: it can then still be reached, and its tooltip says so. */
  readonly why?: string | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** A button that is only an icon: it has a name for everyone, and a tooltip. */
export const IconButton = ({ why, ...rest }: IconButtonProps) =>
  rest.isDisabled && why !== undefined ? <Unavailable {...rest} why={why} /> : <Plain {...rest} />

const Plain = ({
  icon,
  label,
  tone = "quiet",
  size = "medium",
  busy = false,
  ...rest
}: Omit<IconButtonProps, "why">) => (
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

/** Disabled to everyone but still there to hover and focus, so that the reason can be read. */
const Unavailable = ({
  icon,
  label,
  tone = "quiet",
  size = "medium",
  why,
  ref,
}: IconButtonProps & { readonly why: string }) => (
  <Tooltip text={why}>
    <AriaButton
      {...(ref ? { ref } : {})}
      aria-label={label}
      aria-disabled="true"
      className={`${button({ tone, size, square: true })} ${unavailable}`}
    >
      <Icon shape={icon} />
    </AriaButton>
  </Tooltip>
)
