import { useId } from "react"
import { useWords } from "../../frame/useWords.ts"
import { DialogButtons } from "../../ui/dialog/DialogButtons.tsx"
import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { editorWords } from "../editor/words.ts"
import type { SaveQuestion } from "./useSaveQuestion.ts"

/** Asks before a save that is allowed and may not be meant. */
export const SaveQuestionDialog = ({ question }: { readonly question: SaveQuestion | undefined }) => {
  const say = useWords("editor", editorWords)
  const id = useId()
  if (!question) return null
  return (
    <Dialog
      isOpen
      role="alertdialog"
      width="list"
      title={say("saveAnywayTitle")}
      describedBy={id}
      onClose={question.dismiss}
      footer={
        <DialogButtons
          cancelLabel={say("editOn")}
          label={say("saveAnyway")}
          startsSafe
          onCancel={question.dismiss}
          onPress={question.agree}
        />
      }
    >
      <div id={id}>{question.text}</div>
    </Dialog>
  )
}
