import * as Effect from "effect/Effect"
import { useMemo, useState } from "react"
import type { ApiError } from "../../../api/errors.ts"
import { limits } from "../../../contract/limits.ts"
import { registry } from "../../../contract/people/registry.ts"
import type { RecordInUse } from "../../../contract/resource/refusals.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useExplain } from "../../../frame/useExplain.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import { useSnackbar } from "../../../frame/useSnackbar.ts"
import { useTask } from "../../../frame/useTask.ts"
import type { DescribedRow } from "../../../resource/described/describedRow.ts"
import { Dialog } from "../../../ui/dialog/Dialog.tsx"
import { DialogButtons } from "../../../ui/dialog/DialogButtons.tsx"
import { DialogError } from "../../../ui/dialog/DialogError.tsx"
import { stack } from "../../../ui/dialog/dialog.css.ts"
import { TextField } from "../../../ui/field/TextField.tsx"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { usePeopleWords } from "./peopleWords.ts"

interface Props {
  readonly row: DescribedRow
  readonly onChanged: () => void
  readonly onDone: () => void
}

const useAnonymizing = ({ row: { _id: id }, onChanged, onDone }: Props) => {
  const { client, before, emit } = usePanel()
  const say = usePeopleWords()
  const explain = useExplain()
  const showSnackbar = useSnackbar()
  const { busy, error, run } = useTask<ApiError | RecordInUse>()
  const anonymize = (name: string) => {
    const work = Effect.map(client.api.call(registry.anonymize, { params: { id }, body: { name } }), () => {
      emit({ panel: "people", type: "anonymized", detail: { id } })
      showSnackbar(say("anonymized"))
      onChanged()
      onDone()
    })
    run(Effect.andThen(before({ panel: "people", type: "anonymize", detail: { id } }), work))
  }
  const explained = () => {
    if (!error) return undefined
    if (error._tag === "RecordInUse") return say("courier")
    return error._tag === "BadRequest" ? say("wrongName") : explain(error)
  }
  return { busy, error: explained(), anonymize }
}

/** Says whose records have the phone, too: its orders and conversations stay. */
const SharedPhone = ({ id }: { readonly id: DescribedRow["_id"] }) => {
  const { client, locale } = usePanel()
  const say = usePeopleWords()
  const load = useMemo(() => client.api.call(registry.duplicates, { body: { id } }), [client, id])
  const { data = [] } = useRemote(load).remote
  const names = data.flatMap(({ name, _id, by }) => (by.includes("phone") ? [`${name} (#${_id})`] : []))
  if (names.length === 0) return null
  const list = new Intl.ListFormat(limits.locales[locale], { type: "disjunction" })
  return <Notice tone="warning">{say("sharedPhone", { names: list.format(names) })}</Notice>
}

/** Erases what identifies a person, once their name is typed: there is no way back. */
const AnonymizePerson = (props: Props) => {
  const { row, onDone } = props
  const say = usePeopleWords()
  const [typed, setTyped] = useState("")
  const { busy, error, anonymize } = useAnonymizing(props)
  const name = String((row as { readonly name?: unknown }).name ?? "")
  const isSame = typed.trim() === name.trim()
  return (
    <Dialog
      isOpen
      role="alertdialog"
      width="list"
      title={say("anonymizeTitle", { name })}
      isLocked={busy}
      onClose={onDone}
      footer={
        <DialogButtons
          cancelLabel={say("cancel")}
          label={say(busy ? "anonymizing" : "anonymizeNow")}
          tone="danger"
          isBusy={busy}
          isDisabled={!isSame}
          onCancel={onDone}
          onPress={() => anonymize(typed)}
        />
      }
    >
      <div className={stack}>
        <p>{say("anonymizeText")}</p>
        <SharedPhone id={row._id} />
        <TextField
          label={say("anonymizeName", { name })}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          isReadOnly={busy}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus; nothing happens before it is filled
          autoFocus
        />
      </div>
      <DialogError error={error} isBusy={busy} />
    </Dialog>
  )
}

export default AnonymizePerson
