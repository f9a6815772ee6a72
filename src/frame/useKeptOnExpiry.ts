import { useEffect, useMemo, useRef } from "react"
import { expiryDraft } from "../api/expiryDraft.ts"
import { usePanel } from "./PanelContext.ts"

/**
 * Keeps what `take` answers if the session expires while this is shown; for the same user and the company they view. Returns
 * what hands it over once, after they signed in again. Secrets are not to be taken.
 */
export const useKeptOnExpiry = (name: string, take: () => unknown): (() => unknown) => {
  const { client } = usePanel()
  const draft = useMemo(() => expiryDraft(client, name), [client, name])
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => () => draft.keep(latest.current()), [draft])
  return draft.claim
}
