import * as Effect from "effect/Effect"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { limits } from "../../../src/contract/limits.ts"
import { searchPause } from "../../../src/panels/orders/history/searchPause.ts"

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test("a page that is turned is loaded at once, and a search once typing rests", async () => {
  const pause = searchPause("")
  const calls: Array<string> = []
  const load = (search: string, page: number) =>
    Effect.runCallback(
      pause(
        search,
        Effect.sync(() => calls.push(`${search} ${page}`)),
      ),
    )
  load("", 1)
  expect(calls).toEqual([" 1"])
  const typing = load("a", 0)
  typing()
  load("an", 0)
  await vi.advanceTimersByTimeAsync(limits.waitMs.debounce - 1)
  expect(calls).toEqual([" 1"])
  await vi.advanceTimersByTimeAsync(1)
  load("an", 1)
  expect(calls).toEqual([" 1", "an 0", "an 1"])
})
