import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { expect, it } from "vitest"
import { type Claim, fairQueue } from "../../../host/server/http/fairQueue.ts"

const queue = (longestMs = 1e9) => {
  const turn = fairQueue({ running: 1, waiting: 50, longestMs })
  const served: Array<string> = []
  const ask = (rank: Claim["rank"], network: string, account = "") => {
    const work = Effect.promise(async () => void served.push(network))
    return Effect.runPromiseExit(turn({ rank, path: [network, account] }, work))
  }
  const flood = (rank: Claim["rank"], network: string, count: number) =>
    Array.from({ length: count }, (_, at) => ask(rank, network, String(at)))
  return { served, ask, flood }
}

it("somebody at another network is served next, however many wait at one", async () => {
  const { served, ask, flood } = queue()
  await Promise.all([...flood("signIn", "office", 40), ask("signIn", "home")])
  expect(served.indexOf("home")).toBeLessThan(3)
})

it("a known device goes before a crowd of registrations, and before a crowd of sign-ins that comes afterwards", async () => {
  const { served, ask, flood } = queue()
  await Promise.all([...flood("other", "crowd", 40), ask("known", "device")])
  await Promise.all([...flood("signIn", "crowd", 40), ask("known", "device")])
  const [first = 0, second = 0] = served.flatMap((network, at) => (network === "device" ? [at] : []))
  expect([first < 3, second - 41 < 3]).toEqual([true, true])
})

it("when too many wait, those who sent most are refused, and nobody else", async () => {
  const { ask, flood } = queue()
  const crowd = flood("signIn", "office", 80)
  const others = ["one", "two", "three"].map((network) => ask("signIn", network))
  expect((await Promise.all(others)).every(Exit.isSuccess)).toBe(true)
  expect((await Promise.all(crowd)).filter(Exit.isSuccess).length).toBeLessThanOrEqual(51)
})

it("whoever would wait too long is told at once; a known device waits", async () => {
  const { ask } = queue(1)
  const all = [ask("signIn", "one"), ask("signIn", "two"), ask("signIn", "three"), ask("known", "device")]
  const isServed = (await Promise.all(all)).map(Exit.isSuccess)
  expect(isServed).toEqual([true, true, false, true])
})
