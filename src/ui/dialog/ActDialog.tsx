import { type ComponentProps } from "react"
import { Dialog, type DialogProps } from "./Dialog.tsx"
import { DialogButtons } from "./DialogButtons.tsx"
import { DialogError } from "./DialogError.tsx"

type Buttons = ComponentProps<typeof DialogButtons>

interface Props
  extends
    Omit<DialogProps, "isOpen" | "isLocked" | "footer" | "onClose">,
    Omit<Buttons, "isBusy" | "startsSafe"> {
  /** The action runs: the dialog stays until it has. */
  readonly isBusy: boolean
  /** The reason the action failed. */
  readonly error: string | undefined
}

/** Asks for what an action needs; stays open while it runs, and says why it failed. */
export const ActDialog = (props: Props) => {
  const { cancelLabel, label, tone, isDisabled, onPress, onCancel, error, children, ...dialog } = props
  const { isBusy } = dialog
  const action = { label, isBusy, onPress, ...(tone && { tone }), ...(isDisabled && { isDisabled }) }
  return (
    <Dialog
      {...dialog}
      isOpen
      isLocked={isBusy}
      onClose={onCancel}
      footer={<DialogButtons {...action} {...{ cancelLabel, onCancel }} />}
    >
      {children}
      <DialogError error={error} isBusy={isBusy} />
    </Dialog>
  )
}
