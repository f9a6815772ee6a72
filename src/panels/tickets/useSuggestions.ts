import * as Effect from "effect/Effect"
import { useEffect, useState } from "react"
import { limits } from "../../contract/limits.ts"
import { faqSuggestions } from "../../contract/support/faqSuggestions.ts"
import type { Success } from "../../contract/wire/endpoint.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"

type Articles = Success<typeof faqSuggestions.find>

/** Fewer letters say nothing yet. */
const minLetters = 4

const none: Articles = []

/** The help articles for what is typed, the latest text's; those before stay until they come. None is no failure. */
export const useSuggestions = (text: string): Articles => {
  const { client } = usePanel()
  const isOffered = useValue(client.extras("main"))?.has("help-suggestions") === true
  const query = text.trim().slice(0, limits.text.search.max)
  const isSearching = isOffered && query.length >= minLetters
  const [found, setFound] = useState(none)
  useEffect(() => {
    if (!isSearching) return undefined
    const find = client.api.call(faqSuggestions.find, { query: { search: query } })
    return Effect.runCallback(Effect.delay(find, limits.waitMs.debounce), {
      onExit: (exit) => setFound(exit._tag === "Success" ? exit.value : none),
    })
  }, [client, isSearching, query])
  return isSearching ? found : none
}
