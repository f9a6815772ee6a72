import type { CSSProperties, ReactNode } from "react"
import { Dialog } from "react-aria-components/Dialog"
import { Modal, ModalOverlay } from "react-aria-components/Modal"
import { InLanguage } from "../root/InLanguage.tsx"
import { giveTemplatesBack } from "../root/ownTemplates.ts"
import { useShown } from "../root/useShown.ts"
import { content } from "./dialog.css.ts"

giveTemplatesBack()

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

/**
 * Makes a dialog modal once loaded: focus stays inside and returns on close, and the page is inert. It is named by
 * `aria-label`, because in a shadow root React Aria does not find the heading it would refer to.
 */
const ModalBox = (props: ModalBoxProps) => {
  const { isOpen, role, label, describedBy, isDismissable, isBusy, onDismiss, children } = props
  if (!useShown(isOpen)) return null
  return (
    <InLanguage>
      <ModalOverlay
        {...{ isOpen, isDismissable }}
        className={props.backdropClassName}
        onOpenChange={onDismiss}
      >
        <Modal className={props.className} style={props.style}>
          <Dialog
            role={role}
            aria-label={label}
            className={content}
            render={(elementProps) => <section {...elementProps} aria-busy={isBusy || undefined} />}
            {...(describedBy !== undefined && { "aria-describedby": describedBy })}
          >
            {children}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </InLanguage>
  )
}

export default ModalBox
