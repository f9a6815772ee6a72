import { useWords } from "../../frame/useWords.ts"
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx"
import { useDialogsSoon } from "../../ui/dialog/Dialog.tsx"
import { editorWords } from "./editorWords.ts"
import type { Leaving } from "./useLeaving.ts"

/** Asks before what was typed is lost. */
export const LeaveDialog = ({
  leaving,
  changes,
}: {
  readonly leaving: Leaving
  readonly changes: number
}) => {
  const say = useWords("editor", editorWords)
  useDialogsSoon()
  if (!leaving.isAsking) return null
  return (
    <ConfirmDialog
      isOpen
      title={say("leaveTitle")}
      description={say("leaveText", { count: changes })}
      confirmLabel={say("leave")}
      busyLabel={say("leave")}
      cancelLabel={say("stay")}
      isBusy={false}
      onConfirm={leaving.confirm}
      onCancel={leaving.stay}
    />
  )
}
