import type { people } from "../../contract/resources/people.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import * as Effect from "effect/Effect"
import { type ReactNode, useState } from "react"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import type { RecordInUse } from "../../contract/resource/refusals.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { ActDialog } from "../../ui/dialog/ActDialog.tsx"
import { stack } from "../../ui/dialog/dialog.css.ts"
import { TextField } from "../../ui/field/TextField.tsx"
import { useAnonymizeWords } from "./words.ts"
import { typedText } from "../../contract/wire/visibleText.ts"

export interface AnonymizeProps {
  readonly row: Pick<RowOf<typeof people>, "_id" | "name">
  readonly onChanged: () => void
  readonly onDone: () => void
}

interface Props extends AnonymizeProps {
  /** First part of its events. */
  readonly panel: "people" | "offerPeople"
  /** Description of the data to be erased. */
  readonly text: string
  readonly act: (api: Api, id: RecordId, name: string) => Effect.Effect<unknown, ApiError | RecordInUse>
  readonly children?: ReactNode
}

const useAnonymizing = ({ row: { _id: id }, panel, act, onChanged, onDone }: Props) => {
  const { client, before, emit } = usePanel()
  const say = useAnonymizeWords()
  const explain = useExplain()
  const showSnackbar = useSnackbar()
  const { busy, error, run } = useTask<ApiError | RecordInUse>()
  const anonymize = (name: string) => {
    const work = Effect.map(act(client.api, id, name), () => {
      emit({ panel, type: "anonymized", detail: { id } })
      showSnackbar(say("anonymized"))
      onChanged()
      onDone()
    })
    run(Effect.andThen(before({ panel, type: "anonymize", detail: { id } }), work))
  }
  const explained = () => {
    if (!error) return undefined
    if (error._tag === "RecordInUse") return say("courier")
    return error._tag === "BadRequest" ? say("wrongName") : explain(error)
  }
  return { busy, error: explained(), anonymize }
}

/** Erases what identifies whoever a record is of, once their name is typed: there is no way back. */
export const AnonymizeRecord = (props: Props) => {
  const { row, text, children, onDone } = props
  const say = useAnonymizeWords()
  const [typed, setTyped] = useState("")
  const { busy, error, anonymize } = useAnonymizing(props)
  const name = row.name ?? ""
  const isSame = typedText(typed) === typedText(name)
  return (
    <ActDialog
      role="alertdialog"
      width="list"
      title={say("anonymizeTitle", { name })}
      cancelLabel={say("cancel")}
      label={say(busy ? "anonymizing" : "anonymizeNow")}
      tone="danger"
      isBusy={busy}
      error={error}
      isDisabled={!isSame}
      onCancel={onDone}
      onPress={() => anonymize(typed)}
    >
      <div className={stack}>
        <p>{text}</p>
        {children}
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
    </ActDialog>
  )
}
