import { type ApiError, type Client, usePanel, useTask, useWords } from "balcao"
import { calls, type Locale, type RefusalOf, type Success } from "balcao/contract"
import * as Effect from "effect/Effect"
import { useCallback, useEffect, useState } from "react"
import { termsWords } from "./words.ts"

/** Texts about the documents in force for the signed-in user. */
export const useTermsWords = () => useWords("showTerms", termsWords)

const { mine } = calls.legalTexts

/** A document that counts for whoever is signed in. */
export type Terms = Success<typeof mine>[number]

type Failure = ApiError | RefusalOf<typeof mine>

/** State of a document for its reader. */
export const stateOf = ({ acceptedAt, requiresAcceptance }: Terms) => {
  if (acceptedAt !== null) return "ACCEPTED" as const
  return requiresAcceptance ? ("PENDING" as const) : ("READ_ONLY" as const)
}

/** Path to read a document. One document of each type is in force, whatever its edition or language. */
export const termsPath = ({ type }: Pick<Terms, "type">) => `/show-terms?document=${encodeURIComponent(type)}`

/** The documents that count for whoever is signed in; nothing where the server keeps none. */
export const readTerms = (api: Client["api"], language: Locale) =>
  Effect.flatMap(api.offers(mine), (isOffered) =>
    isOffered ? api.call(mine, { query: { language } }) : Effect.succeed(undefined),
  )

/** The documents as the screen shows them: `undefined` until they are here, `null` where the server keeps none. */
export const useTerms = () => {
  const { client, locale } = usePanel()
  const { error, run } = useTask<Failure>()
  const [terms, setTerms] = useState<ReadonlyArray<Terms> | null>()
  const reload = useCallback(
    () => run(Effect.map(readTerms(client.api, locale), (found) => setTerms(found ?? null))),
    [client, locale, run],
  )
  useEffect(() => reload(), [reload])
  const adopt = (accepted: Terms) =>
    setTerms((all) => all?.map((one) => (one._id === accepted._id ? accepted : one)) ?? null)
  return { terms, isFailed: error !== undefined, reload, adopt }
}
