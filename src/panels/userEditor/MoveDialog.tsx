import * as Effect from "effect/Effect"
import { useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import type { AccessFacts } from "../../contract/access/accessFacts.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { useWords } from "../../frame/useWords.ts"
import { companyOptions } from "../../resource/companyOptions.ts"
import { RecordField } from "../../resource/RecordField.tsx"
import type { RecordOption } from "../../resource/recordOption.ts"
import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { DialogButtons } from "../../ui/dialog/DialogButtons.tsx"
import { DialogError } from "../../ui/dialog/DialogError.tsx"
import { explain, type UserRefusal } from "./explain.ts"
import type { UserDraft } from "./userDraft.ts"
import { useRoleTitles } from "./useRoleTitles.ts"
import { moveText } from "./userEditor.css.ts"
import { userEditorWords } from "./words.ts"

interface Props {
  readonly isOpen: boolean
  readonly facts: AccessFacts
  readonly draft: UserDraft
  readonly onClose: () => void
}

/** Moves somebody to the chosen company. */
const useMove = ({ facts, draft, onClose }: Props) => {
  const say = useWords("userEditor", userEditorWords)
  const api = useExplain()
  const titleOf = useRoleTitles(draft)
  const show = useSnackbar()
  const { busy, error, run } = useTask<UserRefusal | ApiError>()
  const move = ({ recordId, label }: RecordOption) => {
    const finish = () => {
      show(say("moved", { name: facts.fullname, company: label }))
      onClose()
    }
    run(Effect.tap(draft.move(recordId), () => Effect.sync(finish)))
  }
  return { move, busy, problem: error && explain(say, api, { titleOf, isNew: false }, error) }
}

/** Asks which company somebody works for from now on, and says what they lose by it. */
const MoveDialog = (props: Props) => {
  const { isOpen, facts, onClose } = props
  const say = useWords("userEditor", userEditorWords)
  const [chosen, setChosen] = useState<RecordOption>()
  const [isMissing, setMissing] = useState(false)
  const { move, busy, problem } = useMove(props)
  const press = () => (chosen ? move(chosen) : setMissing(true))
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={say("moveTitle", { name: facts.fullname })}
      width="list"
      isLocked={busy}
      closeLabel={say("close")}
      footer={
        <DialogButtons
          cancelLabel={say("back")}
          label={say("moveNow")}
          isBusy={busy}
          onCancel={onClose}
          onPress={press}
        />
      }
    >
      <p className={moveText}>{say("moveText")}</p>
      <RecordField
        label={say("newCompany")}
        placeholder={say("chooseCompany")}
        error={isMissing ? say("chooseCompany") : undefined}
        value={chosen}
        find={companyOptions}
        onChange={(option) => {
          setChosen(option)
          setMissing(false)
        }}
        isDisabled={busy}
      />
      <DialogError error={problem} isBusy={busy} />
    </Dialog>
  )
}

export default MoveDialog
