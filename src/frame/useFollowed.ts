import type * as Effect from "effect/Effect"
import { useCallback, useEffect } from "react"
import { usePolling } from "./usePolling.ts"
import { useTask } from "./useTask.ts"

/** Data that changes on the server while it is shown. */
interface Followed {
  /** True if it must be read, because nothing reports its changes. */
  isStale(): boolean
  /** Takes the changes over as they come; `missed` is called where some may be missing. */
  follow(missed: () => void): Effect.Effect<void>
}

/** Keeps what is shown current: by the stream where the server has one, otherwise by reading it every `refreshMs`. */
export const useFollowed = (followed: Followed, reload: () => void, refreshMs: number): void => {
  const { run } = useTask<never>()
  usePolling(
    useCallback(() => void reload(), [reload]),
    { refreshMs, isNeeded: followed.isStale },
  )
  useEffect(() => run(followed.follow(reload)), [run, followed, reload])
}
