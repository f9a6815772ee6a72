import { useCallback, useEffect, useMemo, useState } from "react"
import { followMenu, type MenuAnswer } from "./followMenu.ts"
import { readSnapshot } from "./readSnapshot.ts"

const nothing: MenuAnswer = {}

/** A menu as it was given, then as its address answers; with it the way to ask again. */
export const useMenu = (initial: unknown, address: string | undefined) => {
  const [answer, setAnswer] = useState<MenuAnswer & { readonly of?: string }>(nothing)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (address === undefined || attempt < 0) return
    return followMenu(address, (next) => setAnswer({ ...next, of: address }))
  }, [address, attempt])
  const own = useMemo(() => readSnapshot(initial), [initial])
  const found = address !== undefined && answer.of === address ? answer : nothing
  const snapshot = found.snapshot ?? own
  const isUnreadable = initial !== undefined && initial !== null && !own && address === undefined
  const retry = useCallback(() => {
    setAnswer(nothing)
    setAttempt((before) => before + 1)
  }, [])
  return { snapshot, problem: snapshot ? undefined : isUnreadable ? "UNREADABLE" : found.problem, retry }
}
