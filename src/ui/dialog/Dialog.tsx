import type { CSSProperties, ReactNode } from "react"
import { IconButton } from "../button/IconButton.tsx"
import { counter } from "../counter/counter.css.ts"
import { x } from "../icon/icons.ts"
import { later, useSoon } from "../root/later.tsx"
import * as css from "./dialog.css.ts"
import type { ModalBoxProps } from "./ModalBox.tsx"
import { useEdited } from "./useEdited.ts"

/** 400, 440, 480 or 900 px. */
export type DialogWidth = "status" | "delete" | "list" | "role"

export interface DialogProps {
  readonly isOpen: boolean
  /** Called on Escape, a press outside or the close button. */
  readonly onClose: () => void
  readonly title: string
  readonly width: DialogWidth
  /** Tall, with a scrolling body; full screen on phones. */
  readonly sheet?: boolean | undefined
  /** The accessible name of the close button; without it there is no such button. */
  readonly closeLabel?: string | undefined
  /** Cannot be closed, because its action is running. */
  readonly isLocked?: boolean | undefined
  /** A press outside does not close it, because something unsaved is in it; never does once something was typed. */
  readonly staysOnPress?: boolean | undefined
  /** `alertdialog` is for confirmations; a press outside does not close it. */
  readonly role?: "dialog" | "alertdialog" | undefined
  /** The id of what it asks, which is read out when it opens. */
  readonly describedBy?: string | undefined
  readonly children: ReactNode
  /** The buttons at the end of the footer. */
  readonly footer: ReactNode
}

const widthOf = (width: DialogWidth): CSSProperties => ({
  inlineSize: `min(var(--balcao-dialog-${width}), 100%)`,
})

const ModalBox = later<ModalBoxProps>(
  () => import("./ModalBox.tsx"),
  ({ isOpen }) => isOpen,
)

/** Has what makes dialogs modal fetched, once the browser is idle, for what may open one. */
export const useDialogsSoon = (): void => useSoon(ModalBox)

/** A modal dialog; keeps the focus inside and returns it when it closes. */
export const Dialog = (props: DialogProps) => {
  const { isOpen, onClose, title, width, sheet = false, closeLabel, isLocked = false } = props
  const { role = "dialog", children, footer } = props
  const { isEdited, onInput } = useEdited(isOpen)
  return (
    <ModalBox
      {...{ isOpen, role }}
      describedBy={props.describedBy}
      label={title}
      backdropClassName={css.backdrop({ sheet })}
      className={css.dialog({ sheet })}
      style={widthOf(width)}
      isBusy={isLocked}
      isDismissable={!isLocked && !isEdited && !props.staysOnPress && role === "dialog"}
      // Escape is taken even while it is locked: the page's own dialog around it would take it otherwise.
      onDismiss={() => {
        if (!isLocked) onClose()
      }}
    >
      <header className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {closeLabel === undefined ? null : (
          <IconButton icon={x} label={closeLabel} size="small" isDisabled={isLocked} onPress={onClose} />
        )}
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what is typed in the fields within */}
      <div className={sheet ? css.scroll : css.body} onInput={onInput}>
        {children}
      </div>
      <footer className={counter({ mode: "dialog" })} data-bar>
        {footer}
      </footer>
    </ModalBox>
  )
}
