import { type ApiError, usePanel, useTask } from "balcao"
import { calls, type RefusalOf, type Success } from "balcao/contract"
import type { SettingScope } from "balcao/settings"
import * as Effect from "effect/Effect"
import { useCallback, useEffect, useState } from "react"

/** A setting as it counts somewhere. */
export type SettingState = Success<typeof calls.settings.read>[number]

/** Owner of the settings shown. */
export interface Place {
  readonly scope: SettingScope
  readonly id?: number
}

/** A change to a setting. */
export interface Change {
  readonly key: string
  readonly value: SettingState["value"]
  readonly version: number
  readonly confirmation?: string
}

type Failure = ApiError | RefusalOf<typeof calls.settings.save>

/** The settings of a place, and what saves one of them. */
export const useSettings = ({ scope, id }: Place) => {
  const { api } = usePanel().client
  const [states, setStates] = useState<ReadonlyArray<SettingState>>()
  const { busy, error, run } = useTask<ApiError>()
  const load = useCallback(() => {
    const query = { scope, ...(id !== undefined && { id }) }
    const read = api.call(calls.settings.read, { query })
    run(Effect.map(read, (found) => setStates(found)))
  }, [api, id, run, scope])
  useEffect(() => load(), [load])
  const adopt = (state: SettingState) =>
    setStates((former) => former?.map((one) => (one.key === state.key ? state : one)))
  return { states, isLoading: busy, failed: error !== undefined, load, adopt }
}

/** Saves one setting of a place. */
export const useSaving = ({ scope, id }: Place, adopt: (state: SettingState) => void) => {
  const { api } = usePanel().client
  const { busy, error, run } = useTask<Failure>()
  const save = ({ key, ...body }: Change, onDone: () => void) => {
    const query = { scope, ...(id !== undefined && { id }) }
    const write = api.call(calls.settings.save, { params: { key }, query, body })
    run(
      Effect.map(
        Effect.tapError(write, (failure) =>
          Effect.sync(() => failure._tag === "StaleSetting" && adopt(failure.current)),
        ),
        (state) => {
          adopt(state)
          onDone()
        },
      ),
    )
  }
  return { busy, error, save }
}
