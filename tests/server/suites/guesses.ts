import { afterAll, beforeAll, expect, test } from "vitest"
import { throttling } from "../../../host/server/throttle.ts"
import { type Api, password, sibling } from "../api.ts"

/** People who guess passwords. */
export const guessSuite = (api: () => Api) => {
  let strict: Api
  beforeAll(async () => {
    strict = await sibling(api(), { throttling })
  })
  afterAll(async () => {
    await api().rows("delete from login_attempts")
    await strict.server.close()
  })

  const login = (to: Api, email: string, tried: string) =>
    to.ask("POST", "/users/auth-admin", { body: { email, password: tried } })
  /** Lets so much time pass for everybody who waits. */
  const pass = (seconds: number) =>
    api().rows(`update login_attempts set last_at = last_at - interval '${seconds} s',
      open_at = open_at - interval '${seconds} s'`)

  test("of a thousand guesses at one account in ten minutes at most thirty are looked at; its owner elsewhere gets in", async () => {
    await api().rows("delete from login_attempts")
    const statuses: Array<number> = []
    for (let guess = 0; guess < 1000; guess += 10) {
      const tried = Array.from({ length: 10 }, (_, at) =>
        login(strict, "partner@balcao.test", `no${guess + at}`),
      )
      for (const { status, body, headers } of await Promise.all(tried)) {
        statuses.push(status)
        if (status === 429)
          expect([body.code, Number(headers.get("retry-after"))]).toEqual([
            "too_many_requests",
            body.retryAfter,
          ])
      }
      await pass(6)
    }
    const evaluated = statuses.filter((status) => status === 401).length
    expect(evaluated).toBeLessThanOrEqual(30)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1000 - evaluated)
    expect((await login(strict, "partner@balcao.test", password)).status).toBe(429)
    // From another address the count is another one: here its rows are given to that address.
    await api().rows("update login_attempts set key = key || 'x'")
    expect((await login(strict, "partner@balcao.test", password)).status).toBe(200)
  })

  test("somebody who tries many accounts from one address is slowed down too", async () => {
    await api().rows("delete from login_attempts")
    const answers = []
    for (let guess = 0; guess < 130; guess += 1)
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
}
