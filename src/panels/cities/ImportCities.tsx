import * as Effect from "effect/Effect"
import { useMemo, useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import { municipalities } from "../../contract/places/municipalities.ts"
import { states } from "../../contract/places/states.ts"
import { wordsIn } from "../../contract/resource/wordsIn.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { useValue } from "../../frame/useValue.ts"
import { foundChoices } from "../../resource/described/foundChoices.ts"
import { RecordField } from "../../resource/RecordField.tsx"
import type { RecordOption } from "../../resource/recordOption.ts"
import { ActDialog } from "../../ui/dialog/ActDialog.tsx"
import { Select } from "../../ui/select/Select.tsx"
import * as css from "./cities.css.ts"
import { useCitiesWords } from "./words.ts"
import { MunicipalityChoice } from "./MunicipalityChoice.tsx"

type State = keyof typeof states

interface Props {
  readonly onChanged: () => void
  readonly onDone: () => void
}

type Refusal = ApiError | { readonly _tag: "UnknownReference" }

/** Makes cities of the chosen municipalities, and tells how many. */
const useImport = ({ onChanged, onDone }: Props) => {
  const { client, before, emit } = usePanel()
  const say = useCitiesWords()
  const explain = useExplain()
  const showSnackbar = useSnackbar()
  const { busy, error, run } = useTask<Refusal>()
  const start = (codes: ReadonlyArray<string>, owner: RecordOption | undefined) => {
    const detail = { codes, ...(owner && { owner: owner.recordId }) }
    const work = Effect.map(client.api.call(municipalities.import, { body: detail }), ({ made }) => {
      emit({ panel: "cities", type: "imported", detail: { ...detail, made } })
      showSnackbar(say("imported", { count: made }))
      onChanged()
      onDone()
    })
    run(Effect.andThen(before({ panel: "cities", type: "import", detail }), work))
  }
  const problem = error && (error._tag === "UnknownReference" ? say("unknownOwner") : explain(error))
  return { busy, error: problem, start }
}

/** Asks for a state and its cities, for root also whose they are, and imports them. */
const ImportCities = (props: Props) => {
  const { locale, client } = usePanel()
  const say = useCitiesWords()
  const user = useValue(client.session.user)
  const { busy, error, start } = useImport(props)
  const [owner, setOwner] = useState<RecordOption>()
  const [state, setState] = useState<State>()
  const [codes, setCodes] = useState<ReadonlyArray<string>>([])
  const options = useMemo(
    () => (Object.keys(states) as Array<State>).map((id) => ({ id, label: wordsIn(states[id], locale) })),
    [locale],
  )
  const isOwned = user?.isRoot !== true || owner !== undefined
  return (
    <ActDialog
      title={say("import")}
      width="list"
      cancelLabel={say("cancel")}
      label={busy ? say("importing") : say("importCities", { count: codes.length })}
      isBusy={busy}
      error={error}
      isDisabled={codes.length === 0}
      onCancel={props.onDone}
      onPress={() => start(codes, owner)}
    >
      <div className={css.dialog}>
        {user?.isRoot && (
          <RecordField
            label={say("application")}
            placeholder={say("choose")}
            isRequired
            value={owner}
            find={foundChoices("applications")}
            onChange={(chosen) => {
              setOwner(chosen)
              setCodes([])
            }}
          />
        )}
        <Select
          label={say("state")}
          placeholder={say("choose")}
          options={options}
          value={state}
          onChange={(next) => {
            setState(next)
            setCodes([])
          }}
        />
        {state && isOwned && (
          <MunicipalityChoice
            key={`${state} ${owner?.id}`}
            {...{ state, codes }}
            application={owner?.recordId}
            onChange={setCodes}
          />
        )}
      </div>
    </ActDialog>
  )
}

export default ImportCities
