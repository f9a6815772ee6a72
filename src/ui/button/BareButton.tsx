import {
  type ButtonHTMLAttributes,
  type FocusEvent,
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react"
import { ignoreWhileHeld } from "./heldKey.ts"
import type { PressProps } from "./pressProps.ts"

type PassedProps = "aria-current" | "aria-label" | "children" | "onBlur" | "onFocus"

export interface BareButtonProps
  extends PressProps, Pick<ButtonHTMLAttributes<HTMLButtonElement>, PassedProps> {
  readonly className: string
  /** Its action is running: it keeps the focus and cannot be pressed. */
  readonly isBusy?: boolean
  /** Cannot be pressed, but keeps its place in the order of Tab, so that one can read why. */
  readonly isExplained?: boolean
}

/** Safari focuses no button that is clicked with a pointer, so what it opens could not give the focus back. */
const takeFocus = (button: HTMLButtonElement) => {
  if (!button.matches(":focus")) button.focus({ preventScroll: true })
}

/** Browsers take the focus from a button that is disabled, so a focused one only says it is. */
const useFocused = ({ onFocus, onBlur }: Pick<BareButtonProps, "onFocus" | "onBlur">) => {
  const [isFocused, setFocused] = useState(false)
  const follow = {
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      setFocused(true)
      onFocus?.(event)
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      setFocused(false)
      onBlur?.(event)
    },
  }
  return [isFocused, follow] as const
}

/** The browser's own button, without a look. A press is not one of what is around it, nor is a key held down. */
export const BareButton = forwardRef<HTMLButtonElement, BareButtonProps>(function BareButton(props, ref) {
  const {
    isDisabled = false,
    isBusy = false,
    isExplained = false,
    excludeFromTabOrder,
    ...passedProps
  } = props
  const { autoFocus, onPress, onKeyDown, ...rest } = passedProps
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => button.current as HTMLButtonElement)
  useEffect(() => {
    // As the browser's own attribute it would act before React Aria knows the dialog, and be undone.
    if (autoFocus) button.current?.focus()
  }, [autoFocus])
  const [isFocused, followFocus] = useFocused(rest)
  const isUnusable = isBusy || isExplained || (isDisabled && isFocused)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    event.stopPropagation()
    // A form sent by Enter clicks its button too, and the focus stays in the field.
    if (event.detail > 0) takeFocus(event.currentTarget)
    if (!isUnusable) onPress?.()
  }
  const keyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const isPress = event.key === "Enter" || event.key === " "
    if (isPress) event.stopPropagation()
    if (isPress && event.repeat) event.preventDefault()
    else if (isPress) ignoreWhileHeld(event.currentTarget.ownerDocument)
    onKeyDown?.(event)
  }
  return (
    <button
      {...rest}
      {...followFocus}
      ref={button}
      // oxlint-disable-next-line react/button-has-type -- a form is not sent by a button that cannot be pressed
      type={isUnusable ? "button" : (rest.type ?? "button")}
      disabled={isDisabled && !isUnusable}
      aria-disabled={isUnusable || undefined}
      aria-busy={isBusy || undefined}
      tabIndex={excludeFromTabOrder ? -1 : undefined}
      onClick={press}
      onKeyDown={keyDown}
    />
  )
})
