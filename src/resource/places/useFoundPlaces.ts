import * as Effect from "effect/Effect"
import { useMemo, useState } from "react"
import { wait } from "../../api/lightEffect.ts"
import type { ApiError } from "../../api/errors.ts"
import type { Success } from "../../contract/wire/endpoint.ts"
import { limits } from "../../contract/limits.ts"
import { placeCalls } from "../../contract/places/placeCalls.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useValue } from "../../frame/useValue.ts"

type Found = Success<typeof placeCalls.find> & { readonly of: string }

const minLetters = 3
const nothing: Found = { places: [], of: "" }

/** True if the server finds places by their addresses. */
export const useFindsPlaces = (): boolean => {
  const { client } = usePanel()
  return useValue(client.extras(placeCalls.find.service))?.has("places") === true
}

interface Search {
  readonly text: string
  /** Nothing is asked while this is false. */
  readonly isOn: boolean
  /** True if earlier places are offered before anything is typed. */
  readonly offersEarlier: boolean
  readonly company: RecordId | undefined
}

/** Places a text may mean, once nobody writes for a moment. */
export const useFoundPlaces = ({ text, isOn, offersEarlier, company }: Search) => {
  const { client } = usePanel()
  const { api } = client
  const hasGeocoder = useValue(client.extras(placeCalls.find.service))?.has("geocoding") === true
  const [everywhere, setEverywhere] = useState<string>()
  const wanted = text.trim().slice(0, limits.text.line.max)
  const asks = isOn && (wanted === "" ? offersEarlier : wanted.length >= minLetters)
  const isEverywhere = everywhere === wanted && wanted !== ""
  const load = useMemo((): Effect.Effect<Found, ApiError> => {
    if (!asks) return Effect.succeed(nothing)
    const query = {
      ...(wanted !== "" && { text: wanted }),
      ...(company !== undefined && { company }),
      ...(isEverywhere && { everywhere: "true" as const }),
    }
    const call = Effect.map(api.call(placeCalls.find, { query }), (found) => ({ ...found, of: wanted }))
    return Effect.andThen(wait(isEverywhere ? 0 : limits.waitMs.debounce), call)
  }, [api, asks, wanted, company, isEverywhere])
  const { remote, reload } = useRemote(load)
  const found = asks && remote.data?.of === wanted ? remote.data : undefined
  return {
    found,
    hasGeocoder,
    isLong: wanted.length >= minLetters,
    busy: asks && found === undefined && failure(remote) === undefined,
    failed: asks ? failure(remote) : undefined,
    reload,
    searchEverywhere: () => setEverywhere(wanted),
  }
}
