import { frameWords } from "../frame/words.ts"
import { useWords } from "../frame/useWords.ts"
import { ConfirmDialog } from "../ui/dialog/ConfirmDialog.tsx"
import type { ListSay, ListSpec } from "./ListSpec.ts"
import { listWords } from "./words.ts"
import { TypedRemoval } from "./TypedRemoval.tsx"
import type { Removal } from "./useRemoval.ts"

interface Props {
  readonly spec: ListSpec
  readonly word: ListSay
  readonly removal: Removal
}

/** Asks before a row is deleted. */
export const RemovalDialog = ({ spec, word, removal }: Props) => {
  const list = useWords("list", listWords)
  const frame = useWords("frame", frameWords)
  if (removal.row === undefined) return null
  const text = spec.remove.text(word, removal.row)
  if (text.typed !== undefined) return <TypedRemoval text={text} name={text.typed} removal={removal} />
  return (
    <ConfirmDialog
      isOpen
      title={text.title}
      description={text.question}
      waitDescription={text.busyLabel}
      confirmLabel={list("remove")}
      busyLabel={list("removing")}
      cancelLabel={frame("cancel")}
      isBusy={removal.busy}
      error={removal.error}
      onConfirm={removal.confirm}
      onCancel={removal.cancel}
    />
  )
}
