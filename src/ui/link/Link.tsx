import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from "react"
import { link } from "./link.css.ts"

export interface LinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  "className" | "style" | "href" | "onClick"
> {
  readonly href: string
  readonly children: ReactNode
  /** Called on a plain press; the page then does not move by itself. New tabs work as ever. */
  readonly onPress?: (() => void) | undefined
}

const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0

/** Goes somewhere; a plain anchor, so that it can be copied and opened in a new tab. */
export const Link = ({ href, children, onPress, ...rest }: LinkProps) => (
  <a
    {...rest}
    href={href}
    className={link}
    onClick={(event) => {
      if (!onPress || opensElsewhere(event)) return
      event.preventDefault()
      onPress()
    }}
  >
    {children}
  </a>
)
