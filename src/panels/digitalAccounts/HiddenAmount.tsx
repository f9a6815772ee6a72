import * as Effect from "effect/Effect"
import { useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import type { Resource, RowOf } from "../../contract/resource/resource.ts"
import { digitalAccounts } from "../../contract/resources/digitalAccounts.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { titleOf } from "../../resource/described/describedRow.ts"
import { unbroken } from "../../resource/described/described.css.ts"
import { readableValue } from "../../resource/described/readableValue.ts"
import { useRecordReader } from "../../resource/described/record/useRecordReader.ts"
import { shownValue } from "../../contract/resource/masked.ts"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { eye, eyeOff } from "../../ui/icon/icons.ts"
import { useAccountWords } from "./words.ts"

const resource: Resource = digitalAccounts

interface Props {
  readonly row: RowOf<typeof digitalAccounts>
  readonly name: "balance" | "blocked"
}

/** Tells an amount: what the record has, or else what the server tells, which the history records. */
const useShown = ({ row, name }: Props) => {
  const { api } = usePanel().client
  const explain = useExplain()
  const showSnackbar = useSnackbar()
  const { busy, run } = useTask<ApiError>()
  const [shown, setShown] = useState<unknown>()
  const show = () => {
    const { reveal } = callsOf(resource)
    if (typeof row[name] === "number" || !reveal) return setShown(row[name])
    const revealing = api.call(reveal, { params: { id: row._id }, body: { field: name } })
    run(
      Effect.matchEffect(revealing, {
        onSuccess: ({ value }) => Effect.sync(() => setShown(value)),
        onFailure: (error) => Effect.sync(() => showSnackbar(explain(error))),
      }),
    )
  }
  return { shown, busy, show, hide: () => setShown(undefined) }
}

/** An amount of an account that stays hidden until somebody asks for it. */
export const HiddenAmount = (props: Props) => {
  const { row, name } = props
  const say = useAccountWords()
  const reader = useRecordReader(resource)
  const { shown, busy, show, hide } = useShown(props)
  const field = digitalAccounts.fields[name]
  if (row[name] === null || row[name] === undefined) return "–"
  const isShown = shown !== undefined
  const named = { field: reader.word(`column.${name}`), account: titleOf(resource, row) }
  return (
    <span className={unbroken}>
      {readableValue(reader, name, field, isShown ? shown : shownValue(field, row[name]))}
      <IconButton
        icon={isShown ? eyeOff : eye}
        size="small"
        busy={busy}
        label={say(isShown ? "hide" : "show", named)}
        onPress={isShown ? hide : show}
      />
    </span>
  )
}
