import { frameWords } from "../frame/words.ts"
import { useWords } from "../frame/useWords.ts"
import { ConfirmDialog } from "../ui/dialog/ConfirmDialog.tsx"
import { BulkOutcomeDialog } from "./BulkOutcomeDialog.tsx"
import type { List } from "./List.ts"
import { listWords } from "./words.ts"

/** Asks before many rows are deleted, by their number; tells afterwards what was not. */
export const BulkRemovalDialog = ({ list }: { readonly list: List }) => {
  const say = useWords("list", listWords)
  const frame = useWords("frame", frameWords)
  const { pending, busy, error, outcome, done, confirm, cancel } = list.bulk
  if (outcome)
    return (
      <BulkOutcomeDialog
        {...{ list, outcome }}
        title={
          outcome.removed === 0 ? say("noneRemoved") : list.word("many.done", { count: outcome.removed })
        }
        unchangedText={say("kept", { count: outcome.refused.length })}
        onClose={cancel}
      />
    )
  if (!pending) return null
  const { count, isRecounted } = pending
  return (
    <ConfirmDialog
      isOpen
      title={list.word("many.title", { count })}
      description={say(isRecounted ? "recounted" : "forGood")}
      waitDescription={
        done === undefined ? say("removingMany", { count }) : say("removingEach", { done, count })
      }
      confirmLabel={say("remove")}
      busyLabel={say("removing")}
      cancelLabel={frame("cancel")}
      isBusy={busy}
      error={error}
      onConfirm={confirm}
      onCancel={cancel}
    />
  )
}
