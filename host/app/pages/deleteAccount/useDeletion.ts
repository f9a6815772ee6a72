import { type ApiError, makeContentKey, usePanel, useTask, useWords } from "balcao"
import { calls, type Input, limits, type RefusalOf, type Success } from "balcao/contract"
import * as Effect from "effect/Effect"
import { useState } from "react"
import { deleteAccountWords } from "./words.ts"

/** Texts of the page to request an account's deletion. */
export const useDeletionWords = () => useWords("deleteAccount", deleteAccountWords)

const { ask: requestCall } = calls.accountDeletions

/** A request as it is sent. */
export type DeletionRequest = Input<typeof requestCall>["body"]
type Failure = ApiError | RefusalOf<typeof requestCall>

/** Result of a request. */
export interface SentRequest extends Success<typeof requestCall> {
  readonly email: string
}

const sentences = { NotFound: "unknown", BadRequest: "refused" } as const

/** Sends the request, and tells what came of it or why it was not sent. */
export const useDeletion = (application: string) => {
  const { client } = usePanel()
  const say = useDeletionWords()
  const [sentRequest, setSent] = useState<SentRequest>()
  const { busy, error, run } = useTask<Failure>()
  const [keyOf] = useState(makeContentKey)
  const send = (body: DeletionRequest) => {
    const idempotencyKey = keyOf(body)
    const request = client.api.call(requestCall, { params: { id: application }, body }, { idempotencyKey })
    run(Effect.map(request, (receipt) => setSent({ ...receipt, email: body.email })))
  }
  const explain = ({ _tag: tag, ...failure }: Failure) => {
    if (tag === "TooManyRequests" && "retryAfter" in failure)
      return say("tooMany", { seconds: String(failure.retryAfter) })
    return say(tag === "NotFound" || tag === "BadRequest" ? sentences[tag] : "failed")
  }
  return { sent: sentRequest, busy, error: error && explain(error), send }
}

/** A day as it is written out. */
export const useWrittenDay = () => {
  const { locale } = usePanel()
  const format = new Intl.DateTimeFormat(limits.locales[locale], {
    dateStyle: "long",
    timeZone: limits.timeZone,
  })
  return (at: string) => format.format(new Date(at))
}
