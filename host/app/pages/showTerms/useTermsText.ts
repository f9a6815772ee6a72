import { type ApiError, usePanel, useTask } from "balcao"
import { calls, type RefusalOf, type Success } from "balcao/contract"
import * as Effect from "effect/Effect"
import { useEffect, useState } from "react"
import type { Terms } from "../../terms/useTerms.ts"

const { read, accept } = calls.legalTexts

/** A document with its text. */
export type TermsText = Success<typeof read>

type Failure = ApiError | RefusalOf<typeof accept>

const isGone = (error: Failure | undefined) => error?._tag === "NotFound"

/** The text of a document that counts for its reader, and what accepts it. */
export const useTermsText = (terms: Terms, onAccepted: (terms: Terms) => void) => {
  const { _id: id } = terms
  const { api } = usePanel().client
  const reading = useTask<Failure>()
  const accepting = useTask<Failure>()
  const [text, setText] = useState<TermsText>()
  const [acceptedNow, setAcceptedNow] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const { run } = reading
  useEffect(() => {
    run(Effect.map(api.call(read, { params: { id } }), setText))
  }, [api, id, run, attempt])
  return {
    text,
    /** Superseded since its reader's list was read. */
    isReplaced: isGone(reading.error) || isGone(accepting.error),
    isUnread: reading.error !== undefined,
    isRefused: accepting.error !== undefined,
    busy: accepting.busy,
    acceptedNow,
    reload: () => setAttempt(attempt + 1),
    accept: () =>
      accepting.run(
        Effect.map(api.call(accept, { params: { id } }), ({ acceptedAt }) => {
          setAcceptedNow(acceptedAt)
          onAccepted({ ...terms, acceptedAt })
        }),
      ),
  }
}
