import { useEffect, useMemo, useRef } from "react"
import { keptDraft } from "../api/keptDraft.ts"
import { personOf } from "../api/perPerson.ts"
import { usePanel } from "./PanelContext.ts"

/**
 * Keeps what `take` answers if the session expires while this is shown; for the same user and the company they view. Returns
 * what hands it over once, after they signed in again. Secrets are not to be taken.
 */
export const useKeptOnExpiry = (name: string, take: () => unknown): (() => unknown) => {
  const { client } = usePanel()
  const draft = useMemo(() => keptDraft(client, `edit ${name} ${personOf(client)}`), [client, name])
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(
    () => () => {
      const begun = client.session.hasExpired.peek() ? latest.current() : undefined
      if (begun !== undefined) draft.write(begun)
    },
    [client, draft],
  )
  return useMemo(
    () => () => {
      const found = draft.read()
      if (found !== undefined) draft.write(undefined)
      return found
    },
    [draft],
  )
}
