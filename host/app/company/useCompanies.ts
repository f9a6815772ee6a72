import { findCompanies, usePanel, useValue } from "balcao"
import { type ListedCompany, limits } from "balcao/contract"
import * as Effect from "effect/Effect"
import { useEffect, useState } from "react"

interface FoundCompanies {
  readonly companies: ReadonlyArray<ListedCompany>
  readonly state: "waiting" | "here" | "failed"
}

/** The companies whose name contains a text; the latest text wins. Requests only when `isEnabled`. */
export const useCompanies = (text: string, isEnabled: boolean): FoundCompanies => {
  const { client } = usePanel()
  const user = useValue(client.session.user)?.id
  const [found, setFound] = useState<FoundCompanies>({ companies: [], state: "waiting" })
  useEffect(() => {
    if (!isEnabled || user === undefined) return undefined
    const name = text.trim().slice(0, limits.text.search.max)
    const find = findCompanies(client.api, name)
    const wait = name === "" ? 0 : limits.waitMs.debounce
    return Effect.runCallback(Effect.delay(find, wait), {
      onExit: (exit) => {
        if (exit._tag === "Success") setFound({ companies: exit.value, state: "here" })
        else setFound((before) => ({ ...before, state: "failed" }))
      },
    })
  }, [client, user, text, isEnabled])
  return found
}
