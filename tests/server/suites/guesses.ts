import { afterAll, beforeAll, expect, test } from "vitest"
import { type Api, fresh, password, sibling } from "../api.ts"

const median = (times: ReadonlyArray<number>) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!

/** People who guess passwords or addresses. */
export const guessSuite = (api: () => Api) => {
  let strict: Api
  beforeAll(async () => {
    strict = await sibling(api(), {
      throttling: { pair: { free: 5, longest: 300 }, address: { free: 60, longest: 60 } },
    })
  })
  afterAll(() => strict.server.close())

  const login = (to: Api, email: string, tried: string) =>
    to.ask("POST", "/users/auth-admin", { body: { email, password: tried } })

  test("somebody who guesses at one account waits longer and longer; its owner elsewhere does not", async () => {
    await api().rows("delete from login_attempts")
    const answers = []
    for (let guess = 0; guess < 100; guess += 1)
      answers.push(await login(strict, "partner@balcao.test", `no${guess}`))
    const evaluated = answers.filter(({ status }) => status === 401)
    expect(evaluated.length).toBeLessThanOrEqual(10)
    const last = answers.at(-1)!
    expect([last.status, last.body.code]).toEqual([429, "too_many_requests"])
    expect(Number(last.headers.get("retry-after"))).toBe(last.body.retryAfter)
    expect((await login(strict, "partner@balcao.test", password)).status).toBe(429)
    // From another address the count is another one: here its rows are given to that address.
    await api().rows("update login_attempts set key = key || 'x'")
    expect((await login(strict, "partner@balcao.test", password)).status).toBe(200)
  })

  test("somebody who tries many accounts from one address is slowed down too", async () => {
    await api().rows("delete from login_attempts")
    const answers = []
    for (let guess = 0; guess < 80; guess += 1)
      answers.push(await login(strict, `a${guess}@exemplo.test`, "x1234"))
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
    await api().rows("delete from login_attempts")
  })

  test("somebody who signs in rightly starts anew", async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 3; guess += 1) await login(strict, "root@balcao.test", "wrong")
      expect((await login(strict, "root@balcao.test", password)).status).toBe(200)
    }
  })

  test("a wrong password and an unknown address get the same answer after the same time", async () => {
    const real = await sibling(api(), { hashCost: { memory: 19 * 1024, passes: 2 } })
    const username = fresh("lento")
    const person = { username, fullname: "Lento", email: `${username}@exemplo.test`, password }
    expect((await real.ask("POST", "/acl/users", { as: "root", body: person })).status).toBe(200)
    const times: Record<string, Array<number>> = { known: [], unknown: [] }
    const bodies = new Set<string>()
    for (let round = 0; round < 12; round += 1)
      for (const [kind, email] of [
        ["known", person.email],
        ["unknown", `n${round}@balcao.test`],
      ] as const) {
        const start = performance.now()
        const { status, text } = await login(real, email, "wrong")
        times[kind]!.push(performance.now() - start)
        bodies.add(`${status} ${text}`)
      }
    await real.server.close()
    expect(bodies.size).toBe(1)
    const [known, unknown] = [median(times["known"]!), median(times["unknown"]!)]
    expect(Math.abs(known - unknown)).toBeLessThan(Math.max(10, known * 0.3))
  })

  test("two hundred people who sign in at once all get in", async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => login(api(), "root@balcao.test", password)),
    )
    expect(answers.filter(({ status }) => status !== 200).map(({ text }) => text)).toEqual([])
  })
}
