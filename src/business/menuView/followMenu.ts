import type { MenuSnapshot } from "../../contract/menu/public/snapshot.ts"
import { readSnapshot } from "./readSnapshot.ts"

/** A menu at an address, or why there is none. */
export interface MenuAnswer {
  readonly snapshot?: MenuSnapshot
  /** `UNKNOWN`: nobody may read such a menu; `FAILED`: no answer; `UNREADABLE`: something else than a menu. */
  readonly problem?: "UNKNOWN" | "FAILED" | "UNREADABLE"
}

/** Milliseconds between two requests to an address that answers at once: while somebody uses the page, and while nobody does. */
const pace = { used: 700, idle: 10_000 }
/** Milliseconds after an answer of an address that waits for the next change. */
const breathMs = 100
/** Milliseconds after the last press, key or scroll in which a page counts as used. */
const usedMs = 60_000
const uses = ["pointerdown", "keydown", "scroll"] as const

/** The address of the menu that comes after the one with a tag. One that knows no waiting answers at once. */
const addressAfter = (address: string, tag: string | null) => {
  if (tag === null) return address
  const url = new URL(address, document.baseURI)
  url.searchParams.set("after", tag)
  return url.href
}

interface Reading {
  /** The menu, or why there is none; undefined if it is the same as before. */
  readonly answer?: MenuAnswer | undefined
  readonly tag: string | null
  /** True if the address answered at once that nothing changed. */
  readonly isHasty: boolean
}

/** Reads the menu at an address that comes after the one with a tag. */
const readAfter = async (address: string, tag: string | null, signal: AbortSignal): Promise<Reading> => {
  const from = addressAfter(address, tag)
  const response = await fetch(from, { signal, cache: "no-cache" })
  const next = response.headers.get("etag")
  if (response.status === 204) return { tag, isHasty: false }
  const isKnown = tag !== null && next === tag
  if (!response.ok || isKnown) await response.body?.cancel()
  if (!response.ok)
    return { tag, isHasty: true, answer: { problem: response.status === 404 ? "UNKNOWN" : "FAILED" } }
  if (isKnown) return { tag, isHasty: true }
  const snapshot = readSnapshot(await response.json())
  if (!snapshot) return { tag: null, isHasty: true, answer: { problem: "UNREADABLE" } }
  return { tag: next, isHasty: next === null, answer: { snapshot } }
}

/** Returns a function that tells if somebody uses the page: pressed, typed or scrolled in the last minute. */
const watchUse = (signal: AbortSignal) => {
  let lastUse = Date.now()
  for (const use of uses)
    addEventListener(use, () => (lastUse = Date.now()), { signal, passive: true, capture: true })
  return () => Date.now() - lastUse < usedMs
}

/** Calls back with each new version of the menu at an address until it is ended; asks nothing while the page is hidden. */
export const followMenu = (address: string, onAnswer: (answer: MenuAnswer) => void): (() => void) => {
  const end = new AbortController()
  const isUsed = watchUse(end.signal)
  let asking = new AbortController()
  let tag: string | null = null
  let isRead = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const pauseAfter = ({ answer, isHasty }: Reading, tookMs: number) => {
    if (isHasty) return isUsed() && !answer?.problem ? pace.used : pace.idle
    return answer ? breathMs : Math.max(breathMs, pace.used - tookMs)
  }
  const read = async () => {
    asking = new AbortController()
    const own = asking.signal
    const from = performance.now()
    const failed = (): Reading => ({ tag, isHasty: true, answer: { problem: "FAILED" } })
    const found = await readAfter(address, tag, own).catch(failed)
    if (own.aborted) return
    const { answer } = found
    tag = found.tag
    isRead ||= answer?.snapshot !== undefined
    // A menu that was read stays while its address does not answer.
    if (answer && (answer.snapshot || !isRead)) onAnswer(answer)
    timer = setTimeout(() => void read(), pauseAfter(found, performance.now() - from))
  }
  const pause = () => {
    clearTimeout(timer)
    asking.abort()
  }
  const follow = () => {
    pause()
    if (!document.hidden) void read()
  }
  document.addEventListener("visibilitychange", follow, { signal: end.signal })
  void read()
  return () => {
    end.abort()
    pause()
  }
}
