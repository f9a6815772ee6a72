import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from "react"
import { link } from "./link.css.ts"

export interface LinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  "className" | "style" | "href" | "onClick"
> {
  readonly href: string
  readonly children: ReactNode
  /** Called on a plain click instead of the browser's navigation; opening in a new tab still works. */
  readonly onPress?: (() => void) | undefined
}

const opensNewTab = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0

/** A link; a plain anchor, so that its address can be copied and opened in a new tab. */
export const Link = ({ href, children, onPress, ...rest }: LinkProps) => (
  <a
    {...rest}
    href={href}
    className={link}
    onClick={(event) => {
      if (!onPress || opensNewTab(event)) return
      event.preventDefault()
      onPress()
    }}
  >
    {children}
  </a>
)
