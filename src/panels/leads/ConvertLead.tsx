import type { RowOf } from "../../contract/resource/resource.ts"
import * as Effect from "effect/Effect"
import { useRef, useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import { companies } from "../../contract/resources/companies.ts"
import { leads } from "../../contract/resources/leads.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { titleOf } from "../../resource/described/describedRow.ts"
import { useReader } from "../../resource/described/useReader.ts"
import { ActDialog } from "../../ui/dialog/ActDialog.tsx"
import { stack } from "../../ui/dialog/dialog.css.ts"
import { Select } from "../../ui/select/Select.tsx"
import { useLeadWords } from "./words.ts"

interface Props {
  readonly row: RowOf<typeof leads>
  readonly onChanged: () => void
  readonly onDone: () => void
}

type Refusal = ApiError | { readonly _tag: string }

const { move, save } = callsOf(leads)
const types = ["restaurant", "supermarket", "partner"] as const
type Type = (typeof types)[number]

/** Returns a new company's data as far as its lead has them. */
const companyOf = (lead: Readonly<Record<string, unknown>>, type: Type) => {
  const { name, business, cnpj, phone, email, segment, owner } = lead as {
    readonly name: string
    readonly business?: string | null
    readonly cnpj?: string | null
    readonly phone: string
    readonly email?: string | null
    readonly segment?: { readonly _id: RecordId } | null
    readonly owner?: { readonly _id: RecordId } | null
  }
  return {
    name: (business || name).slice(0, companies.fields.name.rules.max),
    type,
    responsible: name,
    phone,
    whatsapp: phone,
    ...(cnpj && { cnpj }),
    ...(email && { email }),
    ...(segment && { segment: segment._id }),
    ...(owner && { owner: owner._id }),
  }
}

const useConverting = ({ row, onChanged, onDone }: Props) => {
  const { client, before, emit } = usePanel()
  const say = useLeadWords()
  const explain = useExplain()
  const showSnackbar = useSnackbar()
  const { busy, error, run } = useTask<Refusal>()
  /** Made before the lead could be told of it: trying again makes no second one. */
  const made = useRef<RecordId>(undefined)
  const { _id: id, version } = row
  const create = (type: Type) =>
    made.current === undefined
      ? Effect.map(
          client.api.call(callsOf(companies).create, { body: companyOf(row, type) as never }),
          ({ _id }) => (made.current = _id),
        )
      : Effect.succeed(made.current)
  const convert = (type: Type) => {
    const name = titleOf(leads, row)
    const work = Effect.gen(function* () {
      const company = yield* create(type)
      const body = { company, ...(version !== undefined && { version }) }
      yield* client.api.call(save, { params: { id }, body: body as never })
      if (move && row.nextStatuses?.includes("WON"))
        yield* client.api.call(move, { params: { id }, body: { to: "WON" } as never })
      emit({ panel: "leads", type: "converted", detail: { id, company } })
      showSnackbar(say("converted", { name }))
      onChanged()
      onDone()
    }) as Effect.Effect<void, Refusal>
    run(Effect.andThen(before({ panel: "leads", type: "convert", detail: { id, type } }), work))
  }
  const problem = error && (error._tag === "StaleRecord" ? say("changed") : explain(error as ApiError))
  return { busy, error: problem, convert }
}

/** Registers a company from a lead that was won, which then names it. */
const ConvertLead = (props: Props) => {
  const { row, onDone } = props
  const say = useLeadWords()
  const { word } = useReader(companies)
  const { busy, error, convert } = useConverting(props)
  const [type, setType] = useState<Type>(row.interest === "SUPERMARKET" ? "supermarket" : "restaurant")
  return (
    <ActDialog
      width="status"
      title={say("convertTitle", { name: titleOf(leads, row) })}
      cancelLabel={say("cancel")}
      label={say(busy ? "converting" : "convert")}
      isBusy={busy}
      onCancel={onDone}
      onPress={() => convert(type)}
      error={error}
    >
      <div className={stack}>
        <p>{say("convertText")}</p>
        <Select
          label={say("type")}
          options={types.map((id) => ({ id, label: word(`filter.type.${id}`) }))}
          value={type}
          onChange={setType}
          isDisabled={busy}
        />
      </div>
    </ActDialog>
  )
}

export default ConvertLead
