import { type FormEvent, useState } from "react"
import { limits } from "../../contract/limits.ts"
import type { SavedView } from "../../contract/views/savedViews.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useWords } from "../../frame/useWords.ts"
import { Checkbox } from "../../ui/check/Checkbox.tsx"
import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { DialogButtons } from "../../ui/dialog/DialogButtons.tsx"
import { DialogError } from "../../ui/dialog/DialogError.tsx"
import { TextField } from "../../ui/field/TextField.tsx"
import type { ViewFailure } from "./useSavedViews.ts"
import { viewForm } from "./views.css.ts"
import { viewWords } from "./words.ts"
import { typedText } from "../../contract/wire/visibleText.ts"

interface ViewDraft {
  readonly name: string
  readonly isShared: boolean
  readonly isDefault: boolean
}

interface Props {
  /** The view being edited; a new one without. */
  readonly of: SavedView | undefined
  readonly mayShare: boolean
  readonly isBusy: boolean
  readonly error: ViewFailure | undefined
  readonly onSave: (draft: ViewDraft) => void
  readonly onClose: () => void
}

/** Names a view, and says who sees it and whether the list opens with it. */
export const ViewDialog = ({ of, mayShare, isBusy, error, onSave, onClose }: Props) => {
  const say = useWords("views", viewWords)
  const explain = useExplain()
  const [draft, setDraft] = useState<ViewDraft>(of ?? { name: "", isShared: false, isDefault: false })
  const [isMissing, setMissing] = useState(false)
  const change = (part: Partial<ViewDraft>) => setDraft({ ...draft, ...part })
  const nameProblem = error?._tag === "ValueTaken" ? say("nameTaken") : undefined
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    const { isShared, isDefault, name } = draft
    setMissing(typedText(name) === "")
    if (typedText(name) !== "") onSave({ name: typedText(name), isShared, isDefault })
  }
  return (
    <Dialog
      isOpen
      title={say(of ? "editTitle" : "newTitle")}
      closeLabel={say("close")}
      width="status"
      isLocked={isBusy}
      onClose={onClose}
      footer={
        <DialogButtons
          cancelLabel={say("cancel")}
          label={say(isBusy ? "saving" : "save")}
          isBusy={isBusy}
          onCancel={onClose}
          onPress={() => submit()}
        />
      }
    >
      <form className={viewForm} onSubmit={submit}>
        {!of && <p>{say("newText")}</p>}
        <TextField
          label={say("name")}
          value={draft.name}
          maxLength={limits.savedView.nameMax}
          error={isMissing ? say("nameMissing") : nameProblem}
          isRequired
          isReadOnly={isBusy}
          autoComplete="off"
          onChange={(name) => change({ name })}
        />
        {mayShare && (of?.isMine ?? true) && (
          <Checkbox
            label={say("share")}
            isSelected={draft.isShared}
            isDisabled={isBusy}
            onChange={(isShared) => change({ isShared })}
          />
        )}
        <Checkbox
          label={say("opens")}
          isSelected={draft.isDefault}
          isDisabled={isBusy}
          onChange={(isDefault) => change({ isDefault })}
        />
      </form>
      <DialogError
        error={error && error._tag !== "ValueTaken" ? explain(error) : undefined}
        isBusy={isBusy}
      />
    </Dialog>
  )
}
