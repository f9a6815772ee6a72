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
  /** Why the action failed. */
  readonly error: string | undefined
}

/** Asks for what an action needs; stays open while it runs, and says why it failed. */
export const ActDialog = (props: Props) => {
  const { cancelLabel, label, tone = "primary", isBusy, isDisabled = false, error } = props
  const { onCancel, onPress, children, ...dialog } = props
  return (
    <Dialog
      {...dialog}
      isOpen
      isLocked={isBusy}
      onClose={onCancel}
      footer={<DialogButtons {...{ cancelLabel, label, tone, isBusy, isDisabled, onCancel, onPress }} />}
    >
      {children}
      <DialogError error={error} isBusy={isBusy} />
    </Dialog>
  )
}
