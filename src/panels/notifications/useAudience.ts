import * as Effect from "effect/Effect"
import { useEffect, useMemo, useState } from "react"
import { limits } from "../../contract/limits.ts"
import { messages } from "../../contract/messages/messages.ts"
import { isPresent } from "../../contract/resource/body.ts"
import { notifications } from "../../contract/resources/notifications.ts"
import type { Input } from "../../contract/wire/endpoint.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { referenceOf } from "../../resource/described/kindTexts.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { valuesOf } from "../../resource/described/recordTexts.ts"

type AudienceBody = Input<typeof messages.audience>["body"]

const fieldNames = [
  "to",
  "channel",
  "topic",
  "cities",
  "center",
  "radiusKm",
  "readers",
  "offerCities",
  "tabloid",
] as const

/** Returns the audience query as text. A place without a radius, or a radius without a place, is left out. */
const askedOf = ({ texts, row }: SummaryProps<typeof notifications>): string => {
  const values = valuesOf(notifications, texts)
  const owner = row?.owner?._id ?? referenceOf(texts.owner ?? "")?._id
  const hasRadius = values.center && values.radiusKm
  const present = fieldNames.filter((name) => isPresent(notifications.fields[name], values))
  const givenValues = Object.fromEntries(present.map((name) => [name, values[name]]))
  return JSON.stringify({
    ...givenValues,
    ...(!hasRadius && { center: null, radiusKm: null }),
    ...(owner !== undefined && { owner }),
  })
}

/** Counts the people a notification would reach, once the fields have settled for a moment; no data until then. */
export const useAudience = (props: SummaryProps<typeof notifications>) => {
  const { client } = usePanel()
  const now = askedOf(props)
  const [settled, setSettled] = useState(now)
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(now), limits.waitMs.debounce)
    return () => clearTimeout(waiting)
  }, [now])
  const load = useMemo(
    () =>
      Effect.catchTag(
        client.api.call(messages.audience, { body: JSON.parse(settled) as AudienceBody }),
        "UnknownReference",
        () => Effect.succeed({ people: 0 }),
      ),
    [client, settled],
  )
  const { remote, reload } = useRemote(load)
  return {
    remote,
    reload,
    people: settled === now && remote._tag === "Here" ? remote.data.people : undefined,
  }
}
