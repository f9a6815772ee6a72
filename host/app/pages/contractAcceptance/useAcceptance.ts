import { type ApiError, usePanel, useTask, useWords } from "balcao"
import { calls, limits, type RefusalOf, type Success } from "balcao/contract"
import * as Effect from "effect/Effect"
import { useEffect, useState } from "react"
import { contractAcceptanceWords } from "./words.ts"

/** Texts of the page for a mailed contract. */
export const useAcceptanceWords = () => useWords("contractAcceptance", contractAcceptanceWords)

/** A contract as its signer reads it. */
export type MailedContract = Success<typeof calls.acceptance.open>

/** Data a signer enters to accept. */
export interface Acceptance {
  readonly name: string
  /** Digits. */
  readonly cpf: string
}

type Failure = ApiError | RefusalOf<typeof calls.acceptance.accept>

/** A signer's decision and its time. */
export type Decided = { readonly how: "acceptedNow" | "declinedNow"; readonly at: string }

/** A moment as its reader writes it. */
export const useWrittenMoment = () => {
  const { locale } = usePanel()
  const format = new Intl.DateTimeFormat(limits.locales[locale], { dateStyle: "long", timeStyle: "short" })
  return (at: string | undefined) => (at === undefined ? "" : format.format(new Date(at)))
}

const useSentences = () => {
  const say = useAcceptanceWords()
  const moment = useWrittenMoment()
  return {
    closed: (error: Failure | undefined): string | undefined =>
      error?._tag === "AcceptanceClosed" ? say(error.reason, { at: moment(error.at) }) : undefined,
    failed: (error: Failure | undefined): string | undefined => {
      if (error === undefined) return undefined
      if (error._tag === "WrongSigner") return say("wrongSigner")
      if (error._tag === "TooManyRequests") return say("tooMany", { seconds: error.retryAfter })
      return say("failed")
    },
  }
}

/** The contract a mailed link leads to: read, then accepted or declined. */
export const useAcceptance = (token: string) => {
  const { client } = usePanel()
  const sentences = useSentences()
  const [contract, setContract] = useState<MailedContract>()
  const [decided, setDecided] = useState<Decided>()
  const reading = useTask<Failure>()
  const deciding = useTask<Failure>()
  const { run } = reading
  const [attempt, setAttempt] = useState(0)
  useEffect(
    () => run(Effect.map(client.api.call(calls.acceptance.open, { body: { token } }), setContract)),
    [client, run, token, attempt],
  )
  const decide = (outcome: Decided["how"], call: Effect.Effect<{ readonly at: string }, Failure>) =>
    deciding.run(Effect.map(call, ({ at }) => setDecided({ how: outcome, at })))
  const { busy, error } = deciding
  return {
    contract,
    decided,
    busy,
    closed: sentences.closed(reading.error) ?? sentences.closed(error),
    unread: sentences.failed(reading.error),
    error: sentences.failed(error),
    reload: () => setAttempt(attempt + 1),
    accept: ({ name, cpf }: Acceptance) =>
      decide(
        "acceptedNow",
        client.api.call(calls.acceptance.accept, { body: { token, name, cpf, hash: contract?.hash ?? "" } }),
      ),
    decline: (reason: string) =>
      decide("declinedNow", client.api.call(calls.acceptance.decline, { body: { token, reason } })),
  }
}
