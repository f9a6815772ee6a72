import { Button } from "../button/Button.tsx"
import { Dialog } from "./Dialog.tsx"
import { asked } from "./confirmDialog.css.ts"
import { DialogTrouble } from "./DialogError.tsx"

export interface ConfirmDialogProps {
  readonly isOpen: boolean
  readonly title: string
  /** What will happen, with the name of the thing. */
  readonly description: string
  /** What is said instead while it happens. */
  readonly waitDescription?: string | undefined
  /** The verb of the act, never "OK". */
  readonly confirmLabel: string
  /** The same verb in progress. */
  readonly busyLabel: string
  readonly cancelLabel: string
  readonly closeLabel?: string | undefined
  readonly isBusy: boolean
  /** Why it did not happen. */
  readonly error?: string | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
  readonly tone?: "danger" | "primary" | undefined
}

/** Asks before something that cannot be undone; stays while it happens, and says when it failed. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { description, waitDescription = description, confirmLabel, busyLabel, cancelLabel } = props
  const { isOpen, title, closeLabel, isBusy, error, onConfirm, onCancel, tone = "danger" } = props
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      width={tone === "danger" ? "delete" : "status"}
      closeLabel={closeLabel}
      isLocked={isBusy}
      role="alertdialog"
      footer={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus; here what loses nothing has it */}
          <Button tone="plain" autoFocus isDisabled={isBusy} onPress={onCancel}>
            {cancelLabel}
          </Button>
          <Button tone={tone} busy={isBusy} onPress={onConfirm}>
            {isBusy ? busyLabel : confirmLabel}
          </Button>
        </>
      }
    >
      <p className={asked} aria-live="polite">
        {isBusy ? waitDescription : description}
      </p>
      <DialogTrouble error={error} isBusy={isBusy} />
    </Dialog>
  )
}
