import type { MenuSnapshot } from "../../contract/menu/public/snapshot.ts"
import { readSnapshot } from "./shownMenu.ts"

/** A menu at an address, or why there is none. */
export interface MenuAnswer {
  readonly snapshot?: MenuSnapshot
  /** `FAILED`: no answer, or a refusal; `UNREADABLE`: something else than a menu. */
  readonly problem?: "FAILED" | "UNREADABLE"
}

/** Milliseconds between two requests while somebody uses the page, and while nobody does. */
const pace = { used: 700, idle: 10_000 }
/** Milliseconds after the last press, key or scroll in which a page counts as used. */
const usedMs = 60_000
const uses = ["pointerdown", "keydown", "scroll"] as const

/** Calls back with each new version of the menu at an address until it is ended; asks nothing while the page is hidden. */
export const followMenu = (address: string, onAnswer: (answer: MenuAnswer) => void): (() => void) => {
  const end = new AbortController()
  let tag: string | null = null
  let isRead = false
  let lastUse = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const answer = async (): Promise<MenuAnswer | undefined> => {
    const response = await fetch(address, { signal: end.signal, cache: "no-cache", credentials: "omit" })
    const next = response.headers.get("etag")
    const isKnown = isRead && next !== null && next === tag
    if (!response.ok || isKnown) await response.body?.cancel()
    if (!response.ok) return { problem: "FAILED" }
    if (isKnown) return undefined
    const snapshot = readSnapshot(await response.json())
    tag = next
    return snapshot ? { snapshot } : { problem: "UNREADABLE" }
  }
  const read = async () => {
    clearTimeout(timer)
    const found = await answer().catch((): MenuAnswer => ({ problem: "FAILED" }))
    if (end.signal.aborted) return
    isRead ||= found?.snapshot !== undefined
    // A menu that was read stays while its address does not answer.
    if (found && (found.snapshot || !isRead)) onAnswer(found)
    const isUsed = Date.now() - lastUse < usedMs && !found?.problem
    if (!document.hidden) timer = setTimeout(() => void read(), isUsed ? pace.used : pace.idle)
  }
  const { signal } = end
  for (const use of uses)
    addEventListener(use, () => (lastUse = Date.now()), { signal, passive: true, capture: true })
  document.addEventListener("visibilitychange", () => document.hidden || void read(), { signal })
  void read()
  return () => {
    end.abort()
    clearTimeout(timer)
  }
}
