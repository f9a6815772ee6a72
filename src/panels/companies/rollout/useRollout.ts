import * as Effect from "effect/Effect"
import { useState } from "react"
import type { ApiError } from "../../../api/errors.ts"
import {
  type Rollout,
  type RolloutLine,
  settingRollouts,
} from "../../../contract/settings/settingRollouts.ts"
import type { SettingState } from "../../../contract/settings/settings.ts"
import type { CountChanged } from "../../../contract/wire/bulk.ts"
import type { UnknownReference } from "../../../contract/resource/refusals.ts"
import type { RecordId } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useExplain } from "../../../frame/useExplain.ts"
import { useTask } from "../../../frame/useTask.ts"
import type { ManyChange } from "../../../resource/described/ownActions.ts"
import { useRecordReader } from "../../../resource/described/record/useRecordReader.ts"
import { readChosen } from "../../../resource/described/useChangeMany.ts"
import { useRolloutWords } from "./words.ts"

/** The setting and the value to roll out. */
export interface RolloutRequest {
  readonly key: string
  readonly value: SettingState["value"]
  readonly confirmation?: string
}

type Failure = ApiError | CountChanged | UnknownReference

/** Compares a setting of the chosen companies with a wanted value, and gives it to them. */
export const useRollout = ({ resource, list, pending }: ManyChange) => {
  const { client, before, emit } = usePanel()
  const { api } = client
  const say = useRolloutWords()
  const reader = useRecordReader(resource)
  const explainApi = useExplain()
  const { busy, error, run, clear } = useTask<Failure>()
  const [lines, setLines] = useState<ReadonlyArray<RolloutLine>>()
  const [rollout, setRollout] = useState<Rollout>()

  const explain = (failure: Failure) => {
    if (failure._tag === "CountChanged") return reader.say("recounted")
    return failure._tag === "UnknownReference" ? say("unknown") : explainApi(failure)
  }
  const preview = (request: RolloutRequest) => {
    const reading = Effect.flatMap(readChosen(list, pending.rows, api), (rows) =>
      api.call(settingRollouts.preview, { body: { ...request, companies: rows.map(({ _id }) => _id) } }),
    )
    run(Effect.map(reading, setLines))
  }
  const start = (request: RolloutRequest, ids: ReadonlyArray<RecordId>) => {
    const detail = { key: request.key, value: request.value, companies: ids }
    const giving = Effect.map(
      api.call(settingRollouts.start, { body: { ...request, companies: ids } }),
      (made) => {
        emit({ panel: "companies", type: "rolledOut", detail })
        setRollout(made)
      },
    )
    run(Effect.andThen(before({ panel: "companies", type: "rollOut", detail }), giving))
  }
  const forget = () => {
    clear()
    setLines(undefined)
  }
  return { busy, error: error && explain(error), lines, rollout, preview, start, forget }
}
