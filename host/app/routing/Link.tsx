import type { ComponentPropsWithRef, MouseEvent } from "react"
import { useNavigate } from "./navigation.ts"

interface Props extends Omit<ComponentPropsWithRef<"a">, "href"> {
  readonly to: string
}

/** Clicks the browser handles itself: new tab, new window, download. */
const isLeftToBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** A link to another page of the app, without a full page load. */
export const Link = ({ to, onClick, children, ...rest }: Props) => {
  const go = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || isLeftToBrowser(event)) return
    event.preventDefault()
    go(to)
  }
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  )
}
