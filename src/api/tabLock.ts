import * as Effect from "effect/Effect"
import { limits } from "../contract/limits.ts"

type Release = () => void

const enter = (name: string) =>
  Effect.callback<Release>((resume) => {
    const locks = (globalThis.navigator as Navigator | undefined)?.locks
    const goOn = (release: Release = () => {}) => resume(Effect.succeed(release))
    if (!locks) return goOn()
    const signal = AbortSignal.timeout(limits.call.refreshWaitMs)
    locks.request(name, { signal }, () => new Promise<void>(goOn)).catch(() => goOn())
  })

/** Tabs of one origin do what has one name one after the other; a frozen tab is waited for 5 s at most (faults 2, 3). */
export const oneTabAtATime = <A, E>(
  work: Effect.Effect<A, E>,
  name = "balcao.refresh",
): Effect.Effect<A, E> =>
  Effect.acquireUseRelease(
    enter(name),
    () => work,
    (release) => Effect.sync(release),
  )
