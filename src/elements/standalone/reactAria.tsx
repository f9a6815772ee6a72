import {
  type ButtonHTMLAttributes,
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useLayoutEffect,
  useRef,
} from "react"
import { overlay } from "./overlay.css.ts"

/*
 * What the store toggle uses of React Aria, on native buttons and dialogs, to keep the stand-alone script small
 * (docs/decisions/0009).
 */

interface Styled {
  readonly className?: string
  readonly style?: CSSProperties
  readonly children?: ReactNode
}

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "disabled" | "onClick" | "type"> {
  readonly isDisabled?: boolean
  readonly isPending?: boolean
  readonly onPress?: () => void
  readonly ref?: Ref<HTMLButtonElement>
}

const toggleState =
  (name: "data-hovered" | "data-pressed", isOn: boolean) =>
  ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) =>
    currentTarget.toggleAttribute(name, isOn && (name === "data-pressed" || pointerType === "mouse"))

export const Button = ({ isDisabled, isPending, onPress, ...rest }: ButtonProps) => (
  <button
    {...rest}
    type="button"
    title={rest["aria-label"]}
    disabled={isDisabled}
    data-disabled={isDisabled || undefined}
    aria-disabled={isPending || undefined}
    onClick={() => isPending || onPress?.()}
    onPointerEnter={toggleState("data-hovered", true)}
    onPointerDown={toggleState("data-pressed", true)}
    onPointerUp={toggleState("data-pressed", false)}
    onPointerLeave={(event) => {
      toggleState("data-hovered", false)(event)
      toggleState("data-pressed", false)(event)
    }}
  />
)

interface ModalOverlayProps extends Styled {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

const OpenOverlay = (props: ModalOverlayProps) => {
  const { onOpenChange, className, children } = props
  const element = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    // Closing returns the focus to where it was.
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={element}
      className={`${className} ${overlay}`}
      onCancel={(event) => {
        event.preventDefault()
        onOpenChange(false)
      }}
    >
      {children}
    </dialog>
  )
}

export const ModalOverlay = (props: ModalOverlayProps) => (props.isOpen ? <OpenOverlay {...props} /> : null)

export const Modal = (props: Styled) => <div data-entering="" {...props} />

interface DialogProps extends Styled {
  readonly role: string
  readonly "aria-label": string
}

/** Puts its role and name on the `<dialog>` around it. */
export const Dialog = ({ role, "aria-label": label, ...rest }: DialogProps) => {
  const ref = useCallback(
    (content: HTMLElement | null) => {
      const dialog = content?.closest("dialog")
      dialog?.setAttribute("role", role)
      dialog?.setAttribute("aria-label", label)
    },
    [role, label],
  )
  return <div {...rest} ref={ref} />
}

export const Heading = ({ className, children }: Styled) => <h2 className={className}>{children}</h2>

/** Buttons show their name as a `title` instead of a tooltip. */
export const TooltipTrigger = ({ children }: { readonly children: readonly [ReactNode, ReactNode] }) =>
  children[0]

export const Tooltip = () => null

const Children = ({ children }: { readonly children: ReactNode }) => children

export const I18nProvider = Children

export const UNSAFE_PortalProvider = Children

export const useUNSAFE_PortalContext = () => ({})
