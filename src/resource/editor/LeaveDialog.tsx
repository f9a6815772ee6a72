import { useWords } from "../../frame/useWords.ts"
import { UnsavedQuestion } from "../../frame/unsaved/UnsavedQuestion.tsx"
import { useDialogsSoon } from "../../ui/dialog/Dialog.tsx"
import { editorWords } from "./words.ts"
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
    <UnsavedQuestion
      text={say("leaveText", { count: changes })}
      onLeave={leaving.confirm}
      onStay={leaving.stay}
    />
  )
}
