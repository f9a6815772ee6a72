import type { CSSProperties, ReactNode } from "react"
import { IconButton } from "../button/IconButton.tsx"
import { counter } from "../counter/counter.css.ts"
import { x } from "../icon/icons.ts"
import { later, useSoon } from "../root/later.tsx"
import * as css from "./dialog.css.ts"
import { useEdited } from "./useEdited.tsx"

/** 400, 440, 480 or 900 px. */
export type DialogWidth = "status" | "delete" | "list" | "role"

export interface DialogProps {
  readonly isOpen: boolean
  /** Called on Escape, a press outside or the close button, once it is agreed that what was typed is lost. */
  readonly onClose: () => void
  readonly title: string
  readonly width: DialogWidth
  /** Tall, with a scrolling body; full screen on phones. */
  readonly sheet?: boolean | undefined
  /** The accessible name of the close button; without it there is no such button. */
  readonly closeLabel?: string | undefined
  /** Cannot be closed, because its action is running. */
  readonly isLocked?: boolean | undefined
  /** Called on Escape instead of `onClose`. */
  readonly onEscape?: (() => void) | undefined
  /** Something unsaved is in it that none of its fields has, such as a file: closing it asks, as it does once something was typed. */
  readonly isUnsaved?: boolean | undefined
  /** A secret is typed in it, which is not kept when the session expires. */
  readonly isSecret?: boolean | undefined
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

const ModalBox = later(
  () => import("./ModalBox.tsx"),
  ({ isOpen }) => isOpen,
)

/** Has what makes dialogs modal fetched, once the browser is idle, for what may open one. */
export const useDialogsSoon = (): void => useSoon(ModalBox)

/** A modal dialog; keeps the focus inside and returns it when it closes. */
export const Dialog = (props: DialogProps) => {
  const { isOpen, onClose, title, width, sheet = false, closeLabel, isLocked = false } = props
  const { role = "dialog", children, footer, isUnsaved = false, isSecret = false } = props
  const isConfirmation = role === "alertdialog"
  const edited = useEdited({ isOpen, name: title, isUnsaved, isSecret, isConfirmation, onClose })
  const { isEdited, close, placeProps, says } = edited
  return (
    <>
      <ModalBox
        {...{ isOpen, role }}
        describedBy={props.describedBy}
        label={title}
        backdropClassName={css.backdrop({ sheet })}
        className={css.dialog({ sheet })}
        style={widthOf(width)}
        isBusy={isLocked}
        isDismissable={!isLocked && !isEdited && !isConfirmation}
        // Escape is taken even while it is locked: the page's own dialog around it would take it otherwise.
        onDismiss={() => {
          if (!isLocked) (props.onEscape ?? close)()
        }}
      >
        <header className={css.head}>
          <h2 className={css.title}>{title}</h2>
          {closeLabel === undefined ? null : (
            <IconButton icon={x} label={closeLabel} size="small" isDisabled={isLocked} onPress={close} />
          )}
        </header>
        <div className={sheet ? css.scroll : css.body} {...placeProps}>
          {children}
        </div>
        <footer className={counter({ mode: "dialog" })} data-bar>
          {footer}
        </footer>
      </ModalBox>
      {says}
    </>
  )
}
