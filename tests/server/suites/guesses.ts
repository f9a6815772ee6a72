import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { throttling } from "../../../host/server/http/throttle.ts"
import { type Api, fresh, password, sibling } from "../api.ts"

/** People who guess passwords, and those whose accounts they guess at. */
export const guessSuite = (api: () => Api) => {
  let strict: Api
  beforeAll(async () => {
    const fewer = { ...throttling, network: { burst: 30, perMinute: 60 } }
    strict = await sibling(api(), { throttling: fewer, trustedProxies: ["127.0.0.1"] })
  })
  beforeEach(() => api().rows("delete from login_attempts"))
  afterAll(async () => {
    await api().rows("delete from login_attempts")
    await strict.server.close()
  })

  interface From {
    readonly network?: string
    readonly device?: string
  }
  const login = (email: string, tried: string, { network = "192.0.2.1", device }: From = {}) =>
    strict.ask("POST", "/users/auth-admin", {
      body: { email, password: tried, ...(device !== undefined && { device }) },
      headers: { "x-forwarded-for": network },
    })
  /** Lets so much time pass for everybody who waits. */
  const pass = (seconds: number) =>
    api().rows(`update login_attempts set last_at = last_at - interval '${seconds} s',
      open_at = open_at - interval '${seconds} s'`)
  /** Whoever has to wait waits long enough for the test, however slow the machine is. */
  const holdWaiting = () =>
    api().rows("update login_attempts set open_at = open_at + interval '1 minute' where tried >= 13")
  const email = "partner@balcao.test"
  const guess = (count: number, networkOf: (guess: number) => string) =>
    Promise.all(Array.from({ length: count }, (_, at) => login(email, "wrong", { network: networkOf(at) })))
  /** Returns how many of these guesses are evaluated within this many seconds. */
  const evaluated = async (guesses: number, seconds: number, networkOf: (guess: number) => string) => {
    const statuses: Array<number> = []
    for (let from = 0; from < guesses; from += 10) {
      for (const { status, body, headers } of await guess(10, (at) => networkOf(from + at))) {
        statuses.push(status)
        if (status === 429)
          expect([body.code, Number(headers.get("retry-after"))]).toEqual([
            "too_many_requests",
            body.retryAfter,
          ])
      }
      await pass((10 * seconds) / guesses)
    }
    expect(new Set(statuses)).toEqual(new Set([401, 429]))
    return statuses.filter((status) => status === 401).length
  }

  test("of guesses at one account at most twenty a minute are looked at, from however many addresses", async () => {
    expect(await evaluated(100, 60, (at) => `198.51.${at % 7}.${at}`)).toBeLessThanOrEqual(20)
    await api().rows("delete from login_attempts")
    expect(await evaluated(100, 60, (at) => `2001:db8:1:2:${at}::1`)).toBeLessThanOrEqual(20)
  })

  test("whoever signed in before gets in while strangers guess: from their address, or on their device", async () => {
    const home = { network: "203.0.113.7" }
    const { body } = await login(email, password, home)
    await guess(20, (at) => `198.51.100.${at}`)
    expect((await login(email, password, { network: "203.0.113.8" })).status).toBe(429)
    expect((await login(email, password, home)).status).toBe(200)
    expect((await login(email, password, { network: "203.0.113.9", device: body.device })).status).toBe(200)
    // Even when the stranger sits at the same address.
    await guess(20, () => home.network)
    await holdWaiting()
    expect((await login(email, password, home)).status).toBe(429)
    expect((await login(email, password, { ...home, device: body.device })).status).toBe(200)
    // A device is known to its own accounts alone, and a token that somebody wrote to none.
    const others = { network: "203.0.113.8", device: body.device }
    await Promise.all(Array.from({ length: 20 }, () => login("root@balcao.test", "wrong", others)))
    await holdWaiting()
    expect((await login("root@balcao.test", password, others)).status).toBe(429)
    expect((await login(email, password, { ...home, device: `${body.device}x` })).status).toBe(429)
  })

  test("of a thousand guesses at one account from one address in ten minutes at most thirty are looked at", async () => {
    expect(await evaluated(1000, 600, () => "192.0.2.1")).toBeLessThanOrEqual(30)
  })

  test("somebody who tries many accounts is slowed down; colleagues behind the same address are not", async () => {
    const office = { network: "192.0.2.77" }
    expect((await login("restaurant@balcao.test", password, office)).status).toBe(200)
    const tries = Array.from({ length: 60 }, (_, at) =>
      login(`${fresh("a")}${at}@exemplo.test`, "x1234", office),
    )
    const refused = (await Promise.all(tries)).filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect((await login("restaurant@balcao.test", password, office)).status).toBe(200)
  })

  test("twelve people who sign in to one account at once all get in, and do so again", async () => {
    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.all(Array.from({ length: 12 }, () => login("root@balcao.test", password)))
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
    }
  })

  test("somebody who signs in rightly starts anew", async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 9; guess += 1) await login("root@balcao.test", "wrong")
      expect((await login("root@balcao.test", password)).status).toBe(200)
    }
  })
}
