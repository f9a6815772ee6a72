import { useEffect } from "react"
import type { UnsavedNoticeProps } from "../../ui/dialog/UnsavedContext.ts"
import { useSnackbar } from "../useSnackbar.ts"
import { useWords } from "../useWords.ts"
import { UnsavedQuestion } from "./UnsavedQuestion.tsx"
import { unsavedWords } from "./words.ts"

/** Asks before something typed in a dialog is lost, and tells of what was recovered. */
const UnsavedNotice = ({ isAsking, isRestored, onLeave, onStay }: UnsavedNoticeProps) => {
  const notify = useSnackbar()
  const say = useWords("unsaved", unsavedWords)
  useEffect(() => {
    if (isRestored) notify(say("restored"))
  }, [isRestored, notify, say])
  return isAsking ? <UnsavedQuestion {...{ onLeave, onStay }} /> : null
}

export default UnsavedNotice
