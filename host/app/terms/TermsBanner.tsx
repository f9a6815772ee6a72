import { usePanel, useValue } from "balcao"
import * as Effect from "effect/Effect"
import { type RefObject, useEffect, useRef, useState } from "react"
import { Link } from "../routing/Link.tsx"
import { useTermsRoomStore } from "../settings/settings.ts"
import { banner } from "./termsBanner.css.ts"
import { TermsRoom, useShowsTermsBanner } from "./TermsRoom.tsx"
import { readTerms, stateOf, type Terms, termsPath, useTermsWords } from "./useTerms.ts"

/** The documents that wait to be accepted, once known; read once, and again whenever their screen is left. */
const useDue = (isWanted: boolean): ReadonlyArray<Terms> | undefined => {
  const { client, locale } = usePanel()
  const room = useTermsRoomStore()
  const user = useValue(client.session.user)?.id
  const [dueTerms, setDue] = useState<ReadonlyArray<Terms>>()
  useEffect(() => {
    if (!isWanted || user === undefined) return undefined
    const stop = Effect.runCallback(readTerms(client.api, locale), {
      // Nothing is said of a failure: the screen of the documents says it.
      onExit: (exit) => {
        if (exit._tag === "Failure") return setDue([])
        const pending = (exit.value ?? []).filter((terms) => stateOf(terms) === "PENDING")
        setDue(pending)
        if (pending.length === 0) room.set(0)
      },
    })
    return () => {
      stop()
      setDue(undefined)
    }
  }, [client, locale, user, isWanted, room])
  return dueTerms
}

/** Remembers how much room the banner takes, without reading the layout. */
const useRemembered = (due: ReadonlyArray<Terms> | undefined): RefObject<HTMLOutputElement | null> => {
  const ref = useRef<HTMLOutputElement>(null)
  const store = useTermsRoomStore()
  useEffect(() => {
    if (!due || !ref.current) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const blockSize = entry?.borderBoxSize[0]?.blockSize ?? 0
      // It is also told of a banner that has just left.
      if (blockSize > 0) store.set(blockSize)
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [due, store])
  return ref
}

/** Tells over every other screen that documents wait to be accepted. */
export const TermsBanner = () => {
  const say = useTermsWords()
  const dueTerms = useDue(useShowsTermsBanner())
  const place = useRemembered(dueTerms)
  if (!dueTerms) return <TermsRoom />
  const [first] = dueTerms
  if (!first) return null
  return (
    <output ref={place} className={banner}>
      <span>{say("due", { count: dueTerms.length, title: first.title })}</span>
      <Link to={dueTerms.length === 1 ? termsPath(first) : "/show-terms"}>{say("dueOpen")}</Link>
    </output>
  )
}
