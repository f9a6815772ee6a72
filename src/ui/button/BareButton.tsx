import {
  type ButtonHTMLAttributes,
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useImperativeHandle,
  useRef,
} from "react"
import { ignoreWhileHeld } from "./heldKey.ts"
import type { PressProps } from "./pressProps.ts"

type Given = "aria-current" | "aria-disabled" | "aria-label" | "children"

export interface BareButtonProps extends PressProps, Pick<ButtonHTMLAttributes<HTMLButtonElement>, Given> {
  readonly className: string
  /** Its action is running: it keeps the focus and cannot be pressed. */
  readonly isBusy?: boolean
}

/** Safari focuses no button that is clicked with a pointer, so what it opens could not give the focus back. */
const takeFocus = (button: HTMLButtonElement) => {
  if (!button.matches(":focus")) button.focus({ preventScroll: true })
}

/** The browser's own button, without a look. A press is not one of what is around it, nor is a key held down. */
export const BareButton = forwardRef<HTMLButtonElement, BareButtonProps>(function BareButton(props, ref) {
  const { isDisabled, isBusy = false, excludeFromTabOrder, autoFocus, onPress, onKeyDown, ...rest } = props
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => button.current as HTMLButtonElement)
  useEffect(() => {
    // As the browser's own attribute it would act before React Aria knows the dialog, and be undone.
    if (autoFocus) button.current?.focus()
  }, [autoFocus])
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    event.stopPropagation()
    // A form sent by Enter clicks its button too, and the focus stays in the field.
    if (event.detail > 0) takeFocus(event.currentTarget)
    if (!isBusy) onPress?.()
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
      ref={button}
      // oxlint-disable-next-line react/button-has-type -- a form is not sent while its button is busy
      type={isBusy ? "button" : (rest.type ?? "button")}
      disabled={isDisabled}
      aria-disabled={isBusy || rest["aria-disabled"]}
      tabIndex={excludeFromTabOrder ? -1 : undefined}
      onClick={press}
      onKeyDown={keyDown}
    />
  )
})
