import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx"
import { useWords } from "../useWords.ts"
import { unsavedWords } from "./words.ts"

interface Props {
  /** The loss in words; without it, the typed text is named. */
  readonly text?: string | undefined
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Asks before something typed is lost. */
export const UnsavedQuestion = ({ text, onLeave, onStay }: Props) => {
  const say = useWords("unsaved", unsavedWords)
  return (
    <ConfirmDialog
      isOpen
      title={say("leaveTitle")}
      description={text ?? say("leaveText")}
      confirmLabel={say("leave")}
      busyLabel={say("leave")}
      cancelLabel={say("stay")}
      isBusy={false}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  )
}
