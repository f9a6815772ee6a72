import * as Effect from "effect/Effect"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { keepRechecking } from "../../../src/frame/keepRechecking.ts"

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal("window", new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it("asks fewer and fewer times while nobody answers, at once when the network is back, and never after it is stopped", async () => {
  const api = { answers: true, hangs: false, asked: 0 }
  const stop = keepRechecking(
    Effect.suspend(() => {
      api.asked += 1
      return api.hangs ? Effect.never : Effect.succeed(api.answers)
    }),
  )
  const askedWithin = async (ms: number) => {
    api.asked = 0
    await vi.advanceTimersByTimeAsync(ms)
    return api.asked
  }
  expect(await askedWithin(60_000)).toBe(15)
  api.answers = false
  await askedWithin(120_000)
  expect(await askedWithin(128_000)).toBe(2)

  api.hangs = true
  window.dispatchEvent(new Event("online"))
  expect(api.asked).toBe(3)
  Object.assign(api, { answers: true, hangs: false })
  document.dispatchEvent(new Event("visibilitychange"))
  expect(api.asked).toBe(4)
  expect(await askedWithin(60_000)).toBe(15)
  Object.assign(document, { hidden: true })
  expect(await askedWithin(60_000)).toBeLessThan(2)
  api.hangs = true
  document.dispatchEvent(new Event("visibilitychange"))
  stop()
  Object.assign(document, { hidden: false })
  document.dispatchEvent(new Event("visibilitychange"))
  expect(await askedWithin(60_000)).toBe(0)
})
