import { type CSSProperties, type ReactNode, useRef } from "react"
import { DismissButton, Overlay } from "react-aria/Overlay"
import { useDialog } from "react-aria/useDialog"
import { useModalOverlay } from "react-aria/useModalOverlay"
import { useOverlayTriggerState } from "react-stately/useOverlayTriggerState"
import { InLanguage } from "../root/InLanguage.tsx"
import { useShown } from "../root/useShown.ts"
import { content } from "./dialog.css.ts"

export interface ModalBoxProps {
  readonly isOpen: boolean
  readonly role: "dialog" | "alertdialog"
  readonly label: string
  readonly describedBy: string | undefined
  readonly backdropClassName: string
  readonly className: string
  readonly style: CSSProperties
  readonly isBusy: boolean
  /** A press outside closes it, as Escape does. */
  readonly isDismissable: boolean
  readonly onDismiss: () => void
  readonly children: ReactNode
}

/** Named by `aria-label`, because in a shadow root React Aria does not find the heading it would refer to. */
const Content = ({ role, label, describedBy, isBusy, children }: ModalBoxProps) => {
  const ref = useRef<HTMLElement>(null)
  const { dialogProps } = useDialog(
    { role, "aria-label": label, ...(describedBy !== undefined && { "aria-describedby": describedBy }) },
    ref,
  )
  return (
    <section {...dialogProps} ref={ref} className={content} aria-busy={isBusy || undefined}>
      {children}
    </section>
  )
}

const ShownBox = (props: ModalBoxProps) => {
  const { isOpen, backdropClassName, className, style, isDismissable, onDismiss } = props
  const box = useRef<HTMLDivElement>(null)
  const state = useOverlayTriggerState({ isOpen, onOpenChange: onDismiss })
  const { modalProps, underlayProps } = useModalOverlay({ isDismissable }, state, box)
  return (
    <Overlay isExiting={!isOpen}>
      <div {...underlayProps} className={backdropClassName}>
        <div {...modalProps} ref={box} className={className} style={style}>
          {isDismissable && <DismissButton onDismiss={state.close} />}
          <Content {...props} />
        </div>
      </div>
    </Overlay>
  )
}

/** Makes a dialog modal once loaded: focus stays inside and returns on close, and the page is inert. */
const ModalBox = (props: ModalBoxProps) =>
  useShown(props.isOpen) ? (
    <InLanguage>
      <ShownBox {...props} />
    </InLanguage>
  ) : null

export default ModalBox
