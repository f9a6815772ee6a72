import { useId, useState } from "react"
import { frameWords } from "../frame/words.ts"
import { useWords } from "../frame/useWords.ts"
import { choice } from "../ui/dialog/confirmDialog.css.ts"
import { ActDialog } from "../ui/dialog/ActDialog.tsx"
import { TextField } from "../ui/field/TextField.tsx"
import type { RemoveText } from "./ListSpec.ts"
import { listWords } from "./words.ts"
import type { Removal } from "./useRemoval.ts"
import { typedText } from "../contract/wire/visibleText.ts"

interface Props {
  readonly text: RemoveText
  /** Text the person must type first. */
  readonly name: string
  readonly removal: Pick<Removal, "busy" | "error" | "confirm" | "cancel">
}

/** Asks before a row is deleted that takes much with it: whoever does types its name. */
export const TypedRemoval = ({ text, name, removal }: Props) => {
  const list = useWords("list", listWords)
  const frame = useWords("frame", frameWords)
  const id = useId()
  const [typed, setTyped] = useState("")
  const { busy, error, confirm, cancel } = removal
  const isTyped = typedText(typed) === typedText(name)
  return (
    <ActDialog
      title={text.title}
      width="delete"
      closeLabel={frame("close")}
      role="alertdialog"
      describedBy={id}
      tone="danger"
      cancelLabel={frame("cancel")}
      label={list(busy ? "removing" : "remove")}
      isBusy={busy}
      error={error}
      isDisabled={!isTyped}
      onCancel={cancel}
      onPress={confirm}
    >
      <form
        className={choice}
        onSubmit={(event) => {
          event.preventDefault()
          if (isTyped && !busy) confirm()
        }}
      >
        <p id={id} aria-live="polite">
          {busy ? text.busyLabel : text.question}
        </p>
        <TextField
          label={list("typeName", { name })}
          value={typed}
          onChange={setTyped}
          isDisabled={busy}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog starts in its only field
          autoFocus
        />
      </form>
    </ActDialog>
  )
}
