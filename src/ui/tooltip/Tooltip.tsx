import {
  cloneElement,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from "react"
import type { Nearness } from "./nearness.ts"
import type TooltipSurfaceOf from "./TooltipSurface.tsx"

/** Fetched once somebody comes near a button; a tooltip never says what nothing else does. */
let Fetched: typeof TooltipSurfaceOf | undefined

const fetchSurface = async () => (Fetched ??= (await import("./TooltipSurface.tsx")).default)

export interface TooltipProps {
  readonly text: ReactNode
  /** A Button or IconButton, or a `<button>`. */
  readonly children: ReactElement
}

/** One short line about a button, on hover and focus; must not be the only place for what it says. */
export const Tooltip = ({ text, children }: TooltipProps) => {
  const id = useId()
  const [nearness, setNearness] = useState<Nearness>()
  const [Surface, setSurface] = useState(() => Fetched)
  const [isOpen, setOpen] = useState(false)
  const approach = (target: HTMLElement, atOnce: boolean) => {
    setNearness({ target, act: "open", atOnce })
    if (!Surface)
      fetchSurface().then(
        (fetched) => setSurface(() => fetched),
        () => {},
      )
  }
  const leave = (atOnce: boolean) =>
    setNearness((last) => Surface && last && { ...last, act: "close", atOnce })
  const button = children as ReactElement<HTMLAttributes<HTMLElement>>
  const descriptions = [button.props["aria-describedby"], isOpen && id].filter(Boolean)
  return (
    <>
      {cloneElement(button, {
        "aria-describedby": descriptions.join(" ") || undefined,
        onPointerEnter: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
          if (pointerType !== "touch") approach(currentTarget, false)
        },
        onPointerLeave: () => leave(false),
        onPointerDown: () => leave(true),
        onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
          if (currentTarget.matches(":focus-visible")) approach(currentTarget, true)
        },
        onBlur: () => leave(true),
      })}
      {Surface && nearness && <Surface {...{ id, text, nearness }} onOpenChange={setOpen} />}
    </>
  )
}
