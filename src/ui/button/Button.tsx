import type { ReactNode, Ref } from "react"
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button"
import { Icon, type IconShape } from "../icon/Icon.tsx"
import { Spinner } from "../spinner/Spinner.tsx"
import { button, foldable, lead } from "./button.css.ts"

/** What a button means: the one act of a strip is `primary`; `quiet` ones stand in rows and toolbars. */
export type ButtonTone = "primary" | "secondary" | "plain" | "quiet" | "danger" | "quietDanger"

/** 28, 32 or 40 px high (36, 44, 48 by touch). */
export type ButtonSize = "small" | "medium" | "large"

export interface ButtonProps extends Omit<AriaButtonProps, "className" | "style" | "children" | "isPending"> {
  readonly children: ReactNode
  readonly tone?: ButtonTone | undefined
  readonly size?: ButtonSize | undefined
  /** As wide as what holds it. */
  readonly block?: boolean | undefined
  /** Work is going on: keeps its colour and the focus, shows a spinner, cannot be pressed. */
  readonly busy?: boolean | undefined
  readonly icon?: IconShape | undefined
  /** An icon after the text, as the chevron of what opens a menu. */
  readonly iconEnd?: IconShape | undefined
  /** In a narrow panel only its icon stays in sight; its text is still its name. */
  readonly folds?: boolean | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** Acts at once when pressed; to go somewhere use a link. */
export const Button = ({
  children,
  tone = "secondary",
  size = "medium",
  block,
  busy = false,
  icon,
  iconEnd,
  folds = false,
  ...rest
}: ButtonProps) => (
  <AriaButton {...rest} isPending={busy} className={button({ tone, size, block, folds })}>
    {busy ? (
      <span className={lead}>
        <Spinner size={14} />
      </span>
    ) : icon ? (
      <span className={lead}>
        <Icon shape={icon} />
      </span>
    ) : null}
    {folds ? <span className={foldable}>{children}</span> : children}
    {iconEnd ? <Icon shape={iconEnd} size={12} /> : null}
  </AriaButton>
)
