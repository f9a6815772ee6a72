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
import { useTooltipTriggerState } from "react-stately/useTooltipTriggerState"
import type TooltipSurfaceOf from "./TooltipSurface.tsx"

/** Fetched once somebody comes near a button; a tooltip never says what nothing else does. */
let TooltipSurface: typeof TooltipSurfaceOf | undefined

const fetchSurface = async () => {
  TooltipSurface ??= (await import("./TooltipSurface.tsx")).default
}

export interface TooltipProps {
  readonly text: ReactNode
  /** A Button or IconButton, or a `<button>`. */
  readonly children: ReactElement
}

/** One short line about a button, on hover and focus; must not be the only place for what it says. */
export const Tooltip = ({ text, children }: TooltipProps) => {
  const id = useId()
  const [target, setTarget] = useState<HTMLElement>()
  const { isOpen, open, close } = useTooltipTriggerState({ delay: 600, closeDelay: 100 })
  const [isHere, setIsHere] = useState(TooltipSurface !== undefined)
  const openAt = (element: HTMLElement, atOnce: boolean) => {
    setTarget(element)
    open(atOnce)
    if (!isHere)
      fetchSurface().then(
        () => setIsHere(true),
        () => {},
      )
  }
  const button = children as ReactElement<HTMLAttributes<HTMLElement>>
  const described = [button.props["aria-describedby"], isOpen && isHere && id].filter(Boolean).join(" ")
  return (
    <>
      {cloneElement(button, {
        ...(described !== "" && { "aria-describedby": described }),
        onPointerEnter: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
          if (pointerType !== "touch") openAt(currentTarget, false)
        },
        onPointerLeave: () => close(),
        onPointerDown: () => close(true),
        onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
          if (currentTarget.matches(":focus-visible")) openAt(currentTarget, true)
        },
        onBlur: () => close(true),
      })}
      {TooltipSurface && isOpen && target && (
        <TooltipSurface {...{ id, text, target }} onClose={() => close(true)} />
      )}
    </>
  )
}
