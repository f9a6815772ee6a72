import * as Effect from "effect/Effect"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { nobody } from "../../../host/server/access/caller.ts"
import type { ChangeHub } from "../../../host/server/streams/changeHub.ts"
import { changeStream } from "../../../host/server/streams/changeStream.ts"
import { Watch } from "../../../host/server/streams/watch.ts"

class Numbers extends Watch<number> {
  pending: Array<number> = []
  addBefore(news: ReadonlyArray<number>) {
    this.pending = [...news, ...this.pending]
  }
  protected put(news: ReadonlyArray<number>) {
    this.pending.push(...news)
  }
  protected hasPending() {
    return this.pending.length > 0
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it("ends for a reader who may see no more within five seconds, though they take nothing of what they were sent", async () => {
  const watch = new Numbers(1)
  const hub = {
    open: async () => ({ watch, resumed: false }),
    close: (one: Numbers) => one.stop(),
    cursor: () => 1,
  } as unknown as ChangeHub<Numbers>
  const caller = { ...nobody, from: { address: "", userAgent: undefined } }
  let isAllowed = true
  const reauthorize = Effect.suspend(() => (isAllowed ? Effect.succeed(caller) : Effect.fail("gone")))
  const eventsOf = (one: Numbers) => one.pending.splice(0).map(String)
  const stream = changeStream(hub, eventsOf, { caller, reauthorize }, undefined)
  const reading = stream[Symbol.asyncIterator]()
  expect((await reading.next()).value).toContain("start")
  watch.add([1, 2])
  expect((await reading.next()).value).toBe("1")
  await vi.advanceTimersByTimeAsync(5000)
  expect([watch.isStopped, stream.expired?.aborted]).toEqual([false, false])
  isAllowed = false
  await vi.advanceTimersByTimeAsync(5000)
  expect([watch.isStopped, stream.expired?.aborted]).toEqual([true, true])
  expect((await reading.next()).done).toBe(true)
})
