import * as Effect from "effect/Effect"
import { useCallback, useEffect, useState } from "react"
import type { ApiError } from "../api/errors.ts"
import { arrive, loading, type Remote, reloading } from "./remote.ts"
import { useTask } from "./useTask.ts"

/** The answer of a call, loaded again whenever `load` is another effect: keep it the same between renders. */
export const useRemote = <A>(load: Effect.Effect<A, ApiError>) => {
  const [remote, setRemote] = useState<Remote<A, ApiError>>(loading)
  const { run } = useTask<never>()
  const reload = useCallback(() => {
    const start = Effect.sync(() => setRemote(reloading))
    const read = Effect.map(Effect.exit(load), (exit) => setRemote((before) => arrive(before, exit)))
    run(Effect.andThen(start, read))
  }, [load, run])
  useEffect(reload, [reload])
  return { remote, reload }
}
