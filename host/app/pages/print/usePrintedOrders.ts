import { type ApiError, usePanel, useTask } from "balcao"
import { calls, type RefusalOf, type Success } from "balcao/contract"
import * as Effect from "effect/Effect"
import { useEffect, useState } from "react"
import { deviceSecret } from "./device.ts"
import { usePrintWords } from "./usePrintWords.ts"

type Failure = ApiError | RefusalOf<typeof calls.printing.open>

/** The orders of a link, and as which page it prints them. */
export type PrintedOrders = Success<typeof calls.printing.open>

/** One of them. */
export type PrintedOrder = PrintedOrders["orders"][number]

/** Reads the orders of a link; without a connection, once it is back. */
export const usePrintedOrders = (token: string) => {
  const { client } = usePanel()
  const say = usePrintWords()
  const [printed, setPrinted] = useState<PrintedOrders>()
  const [attempt, setAttempt] = useState(0)
  const { run, busy, error } = useTask<Failure>()
  useEffect(() => {
    if (token === "") return undefined
    const open = client.api.call(calls.printing.open, { body: { token, device: deviceSecret() } })
    return run(Effect.map(open, setPrinted))
  }, [client, run, token, attempt])
  const isUnreachable = error?._tag === "Unreachable"
  useEffect(() => {
    if (!isUnreachable) return undefined
    const retry = () => setAttempt((former) => former + 1)
    addEventListener("online", retry)
    return () => removeEventListener("online", retry)
  }, [isUnreachable])
  const sentence = () => {
    if (error === undefined) return undefined
    if (error._tag === "TooManyRequests") return say("tooMany", { seconds: error.retryAfter })
    return say(isUnreachable && !navigator.onLine ? "offline" : "failed")
  }
  return {
    printed,
    busy,
    isClosed: token === "" || error?._tag === "LinkExpired",
    failure: sentence(),
    reload: () => setAttempt(attempt + 1),
  }
}
