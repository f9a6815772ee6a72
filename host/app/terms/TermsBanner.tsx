import { usePanel, useValue } from "balcao"
import * as Effect from "effect/Effect"
import { useEffect, useState } from "react"
import { Link } from "../routing/Link.tsx"
import { usePathname } from "../routing/navigation.ts"
import { banner } from "./termsBanner.css.ts"
import { readTerms, stateOf, type Terms, termsPath, useTermsWords } from "./useTerms.ts"

/** The documents that wait to be accepted; read once, and again whenever their screen is left. */
const useDue = (isWanted: boolean): ReadonlyArray<Terms> => {
  const { client, locale } = usePanel()
  const user = useValue(client.session.user)?.id
  const [dueTerms, setDue] = useState<ReadonlyArray<Terms>>([])
  useEffect(() => {
    if (!isWanted || user === undefined) return undefined
    const stop = Effect.runCallback(readTerms(client.api, locale), {
      // Nothing is said of a failure: the screen of the documents says it.
      onExit: (exit) =>
        exit._tag === "Success" && setDue((exit.value ?? []).filter((terms) => stateOf(terms) === "PENDING")),
    })
    return () => {
      stop()
      setDue([])
    }
  }, [client, locale, user, isWanted])
  return dueTerms
}

/** Tells over every other screen that documents wait to be accepted. */
export const TermsBanner = () => {
  const say = useTermsWords()
  const dueTerms = useDue(usePathname() !== "/show-terms")
  const [first] = dueTerms
  if (!first) return null
  return (
    <output className={banner}>
      <span>{say("due", { count: dueTerms.length, title: first.title })}</span>
      <Link to={dueTerms.length === 1 ? termsPath(first) : "/show-terms"}>{say("dueOpen")}</Link>
    </output>
  )
}
