import { usePanel, useValue } from "balcao"
import { type Company, limits } from "balcao/contract"
import * as Effect from "effect/Effect"
import { use, useEffect, useState } from "react"
import { Companies } from "./companies.ts"

interface Found {
  readonly companies: ReadonlyArray<Company>
  readonly state: "waiting" | "here" | "failed"
}

/** The companies that match a text; the last text wins. Nothing is asked where there is no way to ask. */
export const useCompanies = (text: string, wanted: boolean): Found => {
  const { client } = usePanel()
  const load = use(Companies)
  const epoch = useValue(client.epoch.number)
  const [found, setFound] = useState<Found>({ companies: [], state: "waiting" })
  useEffect(() => {
    if (!load || !wanted) return undefined
    const wait = text === "" ? 0 : limits.wait.debounce
    return Effect.runCallback(Effect.delay(load(client, text), wait), {
      onExit: (exit) => {
        if (exit._tag === "Success") setFound({ companies: exit.value, state: "here" })
        else setFound((before) => ({ ...before, state: "failed" }))
      },
    })
  }, [client, load, text, wanted, epoch])
  return found
}
