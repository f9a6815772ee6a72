import { useEffect, useState } from "react"
import * as css from "./userPrivacy.css.ts"
import { type Policy, usePrivacyWords } from "./usePrivacy.ts"

/** The id of a heading, by the place of its block. */
export const headingId = (at: number): string => `section-${at}`

/** Returns the heading the reader has reached: the last one that scrolled past the top of the window. */
const useReached = (ids: ReadonlyArray<string>) => {
  const [reached, setReached] = useState(ids[0])
  const key = ids.join()
  useEffect(() => {
    const seen = new Map<string, boolean>()
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen.set(target.id, isIntersecting)
        const first = key.split(",").find((id) => seen.get(id))
        if (first !== undefined) setReached(first)
      },
      { rootMargin: "0px 0px -60% 0px" },
    )
    for (const id of key.split(",")) {
      const heading = document.getElementById(id)
      if (heading) watcher.observe(heading)
    }
    return () => watcher.disconnect()
  }, [key])
  return ids.includes(reached ?? "") ? reached : ids[0]
}

/** The headings of a policy as links to them; nothing where it has fewer than two. */
export const Contents = ({ policy }: { readonly policy: Policy }) => {
  const say = usePrivacyWords()
  const headings = policy.blocks.flatMap(({ kind, parts }, at) =>
    kind === "heading" ? [{ id: headingId(at), text: parts.map(({ text }) => text).join("") }] : [],
  )
  const reached = useReached(headings.map(({ id }) => id))
  if (headings.length < 2) return <div />
  return (
    <nav className={css.contents} aria-label={say("contents")}>
      <p>{say("contents")}</p>
      {headings.map(({ id, text }) => (
        <a key={id} href={`#${id}`} aria-current={id === reached ? "true" : undefined}>
          {text}
        </a>
      ))}
    </nav>
  )
}
