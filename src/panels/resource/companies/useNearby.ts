import * as Effect from "effect/Effect"
import { useEffect, useMemo, useState } from "react"
import { callsOf } from "../../../contract/resource/calls.ts"
import type { RowOf } from "../../../contract/resource/resource.ts"
import { cities } from "../../../contract/resources/cities.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { referenceOf } from "../../../resource/described/kindTexts.ts"
import { type Nearby, nearbyPlace } from "./nearbyPlace.ts"

type City = RowOf<typeof cities>

const { get } = callsOf(cities)

/** The place the chosen city, or a neighborhood of it, is at; nothing for those who may not read cities. */
export const useNearby = (city: string, neighborhood: string): Nearby | undefined => {
  const { api } = usePanel().client
  const [found, setFound] = useState<City>()
  const id = referenceOf(city)?._id
  useEffect(() => {
    if (id === undefined) return undefined
    return Effect.runCallback(api.call(get, { params: { id } }), {
      onExit: (exit) => setFound(exit._tag === "Success" ? (exit.value as unknown as City) : undefined),
    })
  }, [api, id])
  return useMemo(
    () => (found && String(found._id) === String(id) ? nearbyPlace(found, neighborhood) : undefined),
    [found, id, neighborhood],
  )
}
