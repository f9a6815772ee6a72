import { useExplain } from "../../frame/useExplain.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { DialogButtons } from "../../ui/dialog/DialogButtons.tsx"
import { DialogError } from "../../ui/dialog/DialogError.tsx"
import type { UserDraft } from "./userDraft.ts"
import { useKeptSet } from "./useKeptSet.ts"
import type { AskedChange } from "./useRoleChange.ts"
import { changeList } from "./userEditor.css.ts"
import { userEditorWords } from "./words.ts"

interface ListProps {
  readonly title: string
  readonly labels: ReadonlyArray<string>
}

const Labels = ({ title, labels }: ListProps) =>
  labels.length === 0 ? null : (
    <section className={changeList} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </section>
  )

interface Props {
  readonly draft: UserDraft
  readonly request: AskedChange
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** The question before roles are saved that replace somebody's default access: what opens for them and what closes. */
const RoleChangeDialog = ({ draft, request, onConfirm, onCancel }: Props) => {
  const say = useWords("userEditor", userEditorWords)
  const explain = useExplain()
  const { keep, busy, error } = useKeptSet(draft)
  const name = useValue(draft.user).data?.fullname ?? ""
  const { set, isReplaced, gained, lost } = request.change
  const setName = say(`set.${set}`)
  const problem =
    error &&
    (error._tag === "GrantExceeds" || error._tag === "UnknownPermission" ? say("setExceeds") : explain(error))
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={say(isReplaced ? "replacesTitle" : "givesBackTitle")}
      width="list"
      role="alertdialog"
      isLocked={busy}
      closeLabel={say("close")}
      footer={
        <DialogButtons
          cancelLabel={say("back")}
          label={say("saveAnyway")}
          isBusy={busy}
          startsSafe
          onCancel={onCancel}
          onPress={onConfirm}
        />
      }
    >
      <p>{say(isReplaced ? "replaces" : "givesBack", { name, set: setName })}</p>
      <Labels title={say("loses", { count: lost.length })} labels={lost} />
      <Labels title={say("gains", { count: gained.length })} labels={gained} />
      {isReplaced && lost.length > 0 ? (
        <Button isDisabled={busy} onPress={() => keep(set, say("setRole", { set: setName }), onConfirm)}>
          {say("keepSet")}
        </Button>
      ) : null}
      <DialogError error={problem} isBusy={busy} />
    </Dialog>
  )
}

export default RoleChangeDialog
