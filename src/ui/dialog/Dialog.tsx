import type { CSSProperties, ReactNode } from "react"
import { Dialog as AriaDialog } from "react-aria-components/Dialog"
import { Heading } from "react-aria-components/Heading"
import { Modal, ModalOverlay } from "react-aria-components/Modal"
import { IconButton } from "../button/IconButton.tsx"
import { counter } from "../counter/counter.css.ts"
import { x } from "../icon/icons.ts"
import * as css from "./dialog.css.ts"

/** 400, 440, 480 and 900 px. */
export type DialogWidth = "status" | "delete" | "list" | "role"

export interface DialogProps {
  readonly isOpen: boolean
  /** Escape, a press outside or the close button. */
  readonly onClose: () => void
  readonly title: string
  readonly width: DialogWidth
  /** Tall, with a body that scrolls; the whole screen on phones. */
  readonly sheet?: boolean | undefined
  /** The name of the close button, which is there only with it. */
  readonly closeLabel?: string | undefined
  /** Work is going on: nothing closes it. */
  readonly isLocked?: boolean | undefined
  /** `alertdialog` asks before something is lost; a press outside does not close it. */
  readonly role?: "dialog" | "alertdialog" | undefined
  readonly children: ReactNode
  /** What stands at the end of its counter. */
  readonly footer: ReactNode
  /** What stands at the start of its counter. */
  readonly note?: ReactNode
  /** Fields that stay in sight over a body that scrolls. */
  readonly fields?: ReactNode
}

const widthOf = (width: DialogWidth): CSSProperties => ({
  inlineSize: `min(var(--balcao-dialog-${width}), 100%)`,
})

/** Asks for something over the page; keeps the focus inside and gives it back. */
export const Dialog = (props: DialogProps) => {
  const { isOpen, onClose, title, width, sheet = false, closeLabel, isLocked = false } = props
  const { role = "dialog", children, footer, note, fields } = props
  return (
    <ModalOverlay
      className={css.scrim({ sheet })}
      isOpen={isOpen}
      isDismissable={!isLocked && role === "dialog"}
      isKeyboardDismissDisabled={isLocked}
      onOpenChange={(open) => {
        if (!open && !isLocked) onClose()
      }}
    >
      <Modal className={css.dialog({ sheet })} style={widthOf(width)}>
        {/* By its text: in a shadow root React Aria does not find the heading it would name the dialog by. */}
        <AriaDialog role={role} aria-label={title} className={css.inside} aria-busy={isLocked || undefined}>
          <header className={css.head}>
            <Heading slot="title" level={2} className={css.title}>
              {title}
            </Heading>
            {closeLabel === undefined ? null : (
              <IconButton icon={x} label={closeLabel} size="small" isDisabled={isLocked} onPress={onClose} />
            )}
          </header>
          {fields === undefined ? null : <div className={css.fields}>{fields}</div>}
          <div className={sheet ? css.scroll : css.body}>{children}</div>
          <footer className={counter({ mode: "dialog" })}>
            {note === undefined ? null : <span className={css.note}>{note}</span>}
            {footer}
          </footer>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
