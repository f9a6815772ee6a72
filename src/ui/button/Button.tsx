import { forwardRef, type ReactNode } from "react"
import { Icon, type IconShape } from "../icon/Icon.tsx"
import { Spinner } from "../spinner/Spinner.tsx"
import { BareButton } from "./BareButton.tsx"
import { button, collapsibleText, leadingIcon } from "./button.css.ts"
import type { PressProps } from "./pressProps.ts"

/** Role of a button: `primary` is the main action of an area; `quiet` is for rows and toolbars. */
export type ButtonTone = "primary" | "secondary" | "plain" | "quiet" | "danger" | "quietDanger"

/** 28, 32 or 40 px high (36, 44 or 48 px on touch screens). */
export type ButtonSize = "small" | "medium" | "large"

export interface ButtonProps extends PressProps {
  readonly children: ReactNode
  readonly "aria-label"?: string
  readonly tone?: ButtonTone | undefined
  readonly size?: ButtonSize | undefined
  /** As wide as its container. */
  readonly block?: boolean | undefined
  /** Its action is running: it keeps its color and the focus, shows a spinner and cannot be pressed. */
  readonly busy?: boolean | undefined
  readonly icon?: IconShape | undefined
  /** An icon after the text, such as the chevron of a menu button. */
  readonly iconEnd?: IconShape | undefined
  /** Shows only its icon in a narrow panel; the text stays its accessible name. */
  readonly collapsesToIcon?: boolean | undefined
}

/** Runs an action when pressed; to navigate, use a Link. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const { tone = "secondary", size = "medium", block, collapsesToIcon = false, ...bareProps } = props
  const { children, busy = false, icon, iconEnd, ...rest } = bareProps
  return (
    <BareButton {...rest} ref={ref} isBusy={busy} className={button({ tone, size, block, collapsesToIcon })}>
      {busy ? (
        <span className={leadingIcon}>
          <Spinner size={14} />
        </span>
      ) : icon ? (
        <span className={leadingIcon}>
          <Icon shape={icon} />
        </span>
      ) : null}
      {collapsesToIcon ? <span className={collapsibleText}>{children}</span> : children}
      {iconEnd ? <Icon shape={iconEnd} size={12} /> : null}
    </BareButton>
  )
})
