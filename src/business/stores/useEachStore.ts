import * as Effect from "effect/Effect"
import { useState } from "react"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import type { Reference } from "../../contract/resource/field.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useTask } from "../../frame/useTask.ts"
import { eachRow } from "../../resource/eachRow.ts"
import { useStoresWords } from "./words.ts"

/** Refusals of the calls that write stores, beyond those of any call. */
const own = ["UnknownReference", "StaleRecord", "NoRecord", "NoHours"] as const

/** The reason a store was not changed. */
export type StoreRefusal = ApiError | { readonly _tag: (typeof own)[number] }

type StoreAction =
  | { readonly panel: "companyGroups"; readonly type: "copyHours" | "changeOpening" }
  | { readonly panel: "openingHours"; readonly type: "copyHours" }

/** The event that tells of the end of an action. */
const endOf = (action: StoreAction) =>
  action.panel === "openingHours"
    ? ({ panel: action.panel, type: `${action.type}Ended` } as const)
    : ({ panel: action.panel, type: `${action.type}Ended` } as const)

/** Action on each of several stores, and the host's events for it. */
export interface StoreChange {
  readonly action: StoreAction
  readonly detail?: object
  readonly act: (api: Api, store: Reference) => Effect.Effect<unknown, StoreRefusal>
}

/** A store and why it stayed as it was; without a reason it was changed. */
export interface StoreResult {
  readonly store: Reference
  readonly reason: string | undefined
}

/** Changes stores one by one; a refusal of one does not stop the others. */
export const useEachStore = ({ action, detail, act }: StoreChange) => {
  const { client, before, emit } = usePanel()
  const say = useStoresWords()
  const explainApi = useExplain()
  const { busy, run } = useTask<never>()
  const [doneCount, setDone] = useState(0)
  const [results, setResults] = useState<ReadonlyArray<StoreResult>>([])
  const explain = (refusal: StoreRefusal) => {
    const tag = own.find((one) => one === refusal._tag)
    return tag ? say(`refused.${tag}`) : explainApi(refusal as ApiError)
  }
  const start = (stores: ReadonlyArray<Reference>, onEnd: () => void) => {
    const eventDetail = { ...detail, stores: stores.map(({ _id }) => _id) }
    const changing = Effect.gen(function* () {
      const refused = yield* eachRow(
        {
          key: ({ _id }: Reference) => _id,
          act: (store) => act(client.api, store),
          explain,
          onProgress: setDone,
        },
        stores,
      )
      const reasons = new Map<RecordId, string | undefined>(refused.map(({ id, reason }) => [id, reason]))
      setResults(stores.map((store) => ({ store, reason: reasons.get(store._id) })))
      emit({ ...endOf(action), detail: { ...eventDetail, refused: [...reasons.keys()] } })
      onEnd()
    })
    run(Effect.andThen(before({ ...action, detail: eventDetail }), changing))
  }
  return { busy, done: doneCount, results, start }
}
