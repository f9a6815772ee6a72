import * as Effect from "effect/Effect"
import { useMemo, useState } from "react"
import { callsOf } from "../../contract/resource/calls.ts"
import type { Week } from "../../contract/resource/field.ts"
import { weekText } from "../../contract/resource/weekText.ts"
import { offerStores } from "../../contract/resources/offerStores.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { AskManyDialog } from "../../resource/described/AskManyDialog.tsx"
import { foundChoices } from "../../resource/described/foundChoices.ts"
import { fromText, toText } from "../../resource/described/kindTexts.ts"
import type { ManyChange } from "../../resource/described/ownActions.ts"
import { useRecordReader } from "../../resource/described/record/useRecordReader.ts"
import { savingEach } from "../../resource/described/savingEach.ts"
import { RecordField } from "../../resource/RecordField.tsx"
import type { RecordOption } from "../../resource/recordOption.ts"
import { Skeleton } from "../../ui/skeleton/Skeleton.tsx"

const { hours } = offerStores.fields
const calls = () => callsOf(offerStores)

const saveHours = savingEach(offerStores, (choice) => ({
  hours: fromText(hours, choice),
}))

/** The hours of the store that is copied from, as a draft has them; none before one is chosen. */
const useHours = (store: RecordOption | undefined) => {
  const { api } = usePanel().client
  const load = useMemo(
    () =>
      store === undefined
        ? Effect.succeed(undefined)
        : Effect.map(api.call(calls().get, { params: { id: store.recordId } }), (row) => ({
            store,
            text: toText(hours, row.hours),
          })),
    [api, store],
  )
  const { remote, reload } = useRemote(load)
  // Data loaded for the previously chosen store does not apply to this one.
  const text = remote.data?.store === store ? remote.data?.text : undefined
  return { text, error: failure(remote), reload }
}

/** Gives the chosen stores the hours of another. */
const ChangeHours = (many: ManyChange) => {
  const reader = useRecordReader(many.resource)
  const { say, word } = reader
  const [store, setStore] = useState<RecordOption>()
  const { text, error, reload } = useHours(store)
  const hoursText = () => {
    if (text) return weekText(fromText(hours, text) as Week, reader.locale)
    return text === undefined ? <Skeleton width="100%" /> : word("hours.none")
  }
  return (
    <AskManyDialog {...many} own={saveHours} choice={text || undefined}>
      {(isBusy) => (
        <>
          <RecordField
            label={word("hours.from")}
            hint={word("hours.replaced")}
            placeholder={say("choose")}
            isRequired
            isDisabled={isBusy}
            value={store}
            find={foundChoices(offerStores.name)}
            onChange={setStore}
          />
          {error && <LoadFailure title={word("hours.failed")} error={error} onRetry={reload} />}
          {store && !error && <output>{hoursText()}</output>}
        </>
      )}
    </AskManyDialog>
  )
}

export default ChangeHours
