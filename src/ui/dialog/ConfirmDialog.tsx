import { useId } from "react"
import { Dialog } from "./Dialog.tsx"
import { question } from "./confirmDialog.css.ts"
import { DialogButtons } from "./DialogButtons.tsx"
import { DialogError } from "./DialogError.tsx"

export interface ConfirmDialogProps {
  readonly isOpen: boolean
  readonly title: string
  /** The consequence of the action, with the record's name. */
  readonly description: string
  /** Replaces the description while the action runs. */
  readonly waitDescription?: string | undefined
  /** The verb of the action, never "OK". */
  readonly confirmLabel: string
  /** The same verb while the action runs. */
  readonly busyLabel: string
  readonly cancelLabel: string
  readonly closeLabel?: string | undefined
  readonly isBusy: boolean
  /** The reason the action failed. */
  readonly error?: string | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
  readonly tone?: "danger" | "primary" | undefined
}

/** Asks before an action that cannot be undone; stays open while it runs and shows why it failed. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { description, waitDescription = description, confirmLabel, busyLabel, cancelLabel } = props
  const id = useId()
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
      describedBy={id}
      footer={
        <DialogButtons
          {...{ cancelLabel, tone, isBusy, onCancel }}
          label={isBusy ? busyLabel : confirmLabel}
          startsSafe
          onPress={onConfirm}
        />
      }
    >
      <p id={id} className={question} aria-live="polite">
        {isBusy ? waitDescription : description}
      </p>
      <DialogError error={error} isBusy={isBusy} />
    </Dialog>
  )
}
