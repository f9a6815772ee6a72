import { useCallback, useEffect, useState } from "react"
import { followMenu, type MenuAnswer } from "./followMenu.ts"
import { readSnapshot } from "./shownMenu.ts"

const nothing: MenuAnswer = {}

/** A menu as it was given, then as its address answers; with it the way to ask again. */
export const useMenu = (given: unknown, address: string | undefined) => {
  const [answer, setAnswer] = useState<MenuAnswer & { readonly of?: string }>(nothing)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (address === undefined || attempt < 0) return
    return followMenu(address, (next) => setAnswer({ ...next, of: address }))
  }, [address, attempt])
  const own = given === undefined || given === null ? undefined : readSnapshot(given)
  const found = address !== undefined && answer.of === address ? answer : nothing
  const snapshot = found.snapshot ?? own
  const isUnreadable = given !== undefined && given !== null && !own && address === undefined
  const retry = useCallback(() => {
    setAnswer(nothing)
    setAttempt((before) => before + 1)
  }, [])
  return { snapshot, problem: snapshot ? undefined : isUnreadable ? "UNREADABLE" : found.problem, retry }
}
