import { type ApiError, usePanel, useTask, useWords } from "balcao"
import { calls, limits, type RefusalOf, type Success, zoneOf } from "balcao/contract"
import * as Effect from "effect/Effect"
import { useEffect, useState, useSyncExternalStore } from "react"
import { trackDeliveryWords } from "./words.ts"

/** Texts of the page for following a delivery. */
export const useTrackingWords = () => useWords("trackDelivery", trackDeliveryWords)

/** A delivery as its receiver is told of it. */
export type Tracked = Success<typeof calls.tracking.follow>

/** The ending, as a key of `trackDeliveryWords`; undefined before it. */
export const endedName = ({ step, isCanceled, outcome }: Tracked) => {
  if (step !== "ENDED") return undefined
  return isCanceled
    ? "canceled"
    : ((outcome ?? "ended") as "ended" | "entregue" | "entregue_portao" | "nao_entregue")
}

/** A distance in meters, or in kilometers from one on. */
export const useDistance = () => {
  const { locale } = usePanel()
  const format = (value: number, unit: "meter" | "kilometer") =>
    value.toLocaleString(limits.locales[locale], { style: "unit", unit, maximumFractionDigits: 1 })
  return (meters: number) =>
    meters < 1000 ? format(Math.max(100, meters), "meter") : format(meters / 1000, "kilometer")
}

/** Milliseconds between two looks: a network may look ten times a minute, with several people in it. */
const refreshMs = 30_000

const watchHash = (changed: () => void) => {
  addEventListener("hashchange", changed)
  return () => removeEventListener("hashchange", changed)
}

/** The code of the link. It stands behind `#`, so that it is in no log. */
export const useCode = () => useSyncExternalStore(watchHash, () => location.hash.slice(1))

/** A time of day, where the delivery is. */
export const useTimeOfDay = (tracked: Pick<Tracked, "timeZone">) => {
  const { locale } = usePanel()
  const format = new Intl.DateTimeFormat(limits.locales[locale], {
    timeStyle: "short",
    timeZone: zoneOf(tracked),
  })
  return (at: string) => format.format(new Date(at))
}

type Failure = ApiError | RefusalOf<typeof calls.tracking.follow>

/** The delivery of a link, looked at again while it goes on and the page is seen. */
export const useTracking = (code: string) => {
  const { client } = usePanel()
  const say = useTrackingWords()
  const [tracked, setTracked] = useState<Tracked>()
  const { busy, error: newest, run } = useTask<Failure>()
  const [error, setError] = useState<Failure>()
  const [looks, setLooks] = useState(0)
  // While it is looked again the problem is still there.
  if (!busy && newest !== error) setError(newest)
  const isGone = error?._tag === "NotFound" || error?._tag === "BadRequest"
  const isOver = isGone || tracked?.step === "ENDED"
  useEffect(() => {
    run(Effect.map(client.api.call(calls.tracking.follow, { body: { code } }), setTracked))
  }, [client, code, run, looks])
  useEffect(() => {
    const look = () => document.hidden || setLooks((former) => former + 1)
    const timer = isOver ? undefined : setInterval(look, refreshMs)
    return () => clearInterval(timer)
  }, [isOver])
  const schedule = () => {
    if (error === undefined) return undefined
    if (error._tag === "TooManyRequests") return say("tooMany", { seconds: String(error.retryAfter) })
    return say("failed")
  }
  return {
    tracked,
    isGone,
    failed: isGone ? undefined : schedule(),
    reload: () => setLooks((former) => former + 1),
  }
}
