import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { afterEach, describe, expect, it, vi } from "vitest"
import { createClient, hostSession } from "../../../src/api/client.ts"
import type { GetToken } from "../../../src/api/hostKeyring.ts"
import { roles } from "../../../src/contract/users/roles.ts"
import { type Answering, fakeApi, offline, refusal } from "./fakeApi.ts"
import { personOf } from "./tokenServer.ts"

/** A token with a life, as hosts have them. */
const jwt = (name: string, seconds: number, iat = 0) =>
  `h.${btoa(JSON.stringify({ sub: name, iat, exp: iat + seconds }))}.s`

const open = (getToken: GetToken, answer: Answering = () => []) => {
  const server = fakeApi(answer)
  const asked: Array<string> = []
  const session = hostSession({
    getToken: (ask) => {
      asked.push(ask.reason)
      return getToken(ask)
    },
    permissions: ["accessToUserUser"],
  })
  const client = createClient({ api: "http://api.test", session, fetch: server.fetch })
  return { asked, server, client, list: () => Effect.runPromise(client.api.call(roles.list)) }
}

const honouring =
  (token: () => string): Answering =>
  ({ headers }) =>
    headers["authorization"] === `Bearer ${token()}` ? [] : refusal(401, "Unauthenticated")

const clock = () => vi.useFakeTimers({ toFake: ["performance"] })

afterEach(() => vi.useRealTimers())

describe("a host that gives its own tokens", () => {
  it("is asked once by many first calls, because there is none yet", async () => {
    const { asked, server, list } = open(async () => "t1")
    await Promise.all(Array.from({ length: 20 }, list))
    await list()
    expect(asked).toEqual(["initial"])
    expect(new Set(server.heard.map(({ headers }) => headers["authorization"]))).toEqual(
      new Set(["Bearer t1"]),
    )
  })

  it("is asked once by many calls whose token the server refuses", async () => {
    let given = 0
    const { asked, list } = open(
      async () => `t${++given}`,
      honouring(() => "t2"),
    )
    await Promise.all(Array.from({ length: 20 }, list))
    expect(asked).toEqual(["initial", "rejected"])
  })

  it("is asked again a tenth of the token's life before its end", async () => {
    clock()
    const { asked, list } = open(async () => jwt("ana", 100))
    await list()
    vi.advanceTimersByTime(89_000)
    await list()
    expect(asked).toEqual(["initial"])
    vi.advanceTimersByTime(2_000)
    await Promise.all(Array.from({ length: 20 }, list))
    expect(asked).toEqual(["initial", "expiring"])
  })

  it.each([-600, 600, -86_400])(
    "is not asked in a loop by a clock that is %d s off (fault 40)",
    async (skew) => {
      const issued = Math.floor(Date.now() / 1000) + skew
      const { asked, list } = open(async () => jwt("t", 900, issued))
      for (let call = 0; call < 10; call += 1) await list()
      expect(asked).toEqual(["initial"])
    },
  )

  it("is never asked for a token that says nothing of its life, but when it is refused", async () => {
    clock()
    const { asked, list } = open(async () => "opaque")
    await list()
    vi.advanceTimersByTime(86_400_000)
    await list()
    expect(asked).toEqual(["initial"])
  })

  it("and keeps giving the refused one is not asked in a loop", async () => {
    const { asked, server, client } = open(
      async () => "stale",
      honouring(() => "other"),
    )
    expect(await Effect.runPromise(Effect.flip(client.api.call(roles.list)))).toMatchObject({
      _tag: "Unauthenticated",
    })
    expect(asked).toEqual(["initial", "rejected"])
    expect(server.heard).toHaveLength(1)
  })

  it("and has none to give lets the call go without one", async () => {
    const { server, list } = open(async () => undefined)
    await list()
    expect(server.heard[0]?.headers).not.toHaveProperty("authorization")
  })

  it("and fails to give one is asked again by the next call", async () => {
    let fails = true
    const { asked, server, client, list } = open(async () => {
      if (fails) throw new Error("host away")
      return "t1"
    })
    expect(await Effect.runPromise(Effect.flip(client.api.call(roles.list)))).toMatchObject({
      _tag: "Unreachable",
    })
    expect(server.heard).toEqual([])
    fails = false
    expect(await list()).toEqual([])
    expect(asked).toEqual(["initial", "initial"])
  })

  it("and never answers is given up after 15 s, and asked again by the next call", async () => {
    vi.useFakeTimers()
    let left: AbortSignal | undefined
    const { asked, client } = open(({ signal }) => {
      left = signal
      return new Promise(() => {})
    })
    const failed = Effect.runPromise(Effect.flip(client.api.call(roles.list)))
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await failed).toMatchObject({ _tag: "Unreachable" })
    expect(left?.aborted).toBe(true)
    Effect.runFork(client.api.call(roles.list))
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toEqual(["initial", "initial"])
  })

  it("of two clients on a page is asked by each for itself", async () => {
    const one = open(async () => "one")
    const two = open(async () => "two")
    await Promise.all([one.list(), two.list()])
    expect(one.server.heard[0]?.headers["authorization"]).toBe("Bearer one")
    expect(two.server.heard[0]?.headers["authorization"]).toBe("Bearer two")
  })
})

describe("a user the host signed in", () => {
  it("may do what the host says, from the start and without a call", () => {
    const { client, server } = open(async () => "t")
    expect(client.session.user.peek()).toMatchObject({
      permissions: [{ name: "accessToUserUser" }],
      isRoot: false,
    })
    expect(server.heard).toEqual([])
  })

  it("is asked of the API when the host does not say what they may do", async () => {
    const { fetch } = fakeApi(() => personOf({ id: 5 }))
    const client = createClient({
      api: "http://api.test",
      session: hostSession({ getToken: async () => "t" }),
      fetch,
    })
    expect(client.session.state.peek()._tag).toBe("TokenStored")
    await Effect.runPromise(client.session.load())
    expect(client.session.user.peek()?.id).toBe(5)
  })

  it("stays signed in while the API is away: that is the host's to end", async () => {
    let away = true
    const { fetch } = fakeApi(() => (away ? offline() : personOf({ id: 5 })))
    const client = createClient({
      api: "http://api.test",
      session: hostSession({ getToken: async () => "t" }),
      fetch,
    })
    await Effect.runPromiseExit(client.session.load())
    expect(client.session.state.peek()._tag).toBe("TokenStored")
    away = false
    await Effect.runPromise(client.session.load())
    expect(client.session.user.peek()?.id).toBe(5)
  })

  it("is loaded for the new company when their host changes it meanwhile", async () => {
    let answer: (value?: unknown) => void = () => {}
    const first = new Promise((resolve) => (answer = resolve))
    const server = fakeApi(({ headers }) => (headers["company"] === "42" ? personOf({ id: 1 }) : first))
    const { fetch } = server
    const client = createClient({
      api: "http://api.test",
      session: hostSession({ getToken: async () => "t" }),
      fetch,
    })
    const { session } = client
    const stop = session.state.subscribe((state) => {
      if (state._tag === "TokenStored") Effect.runFork(session.load())
    })
    await vi.waitFor(() => expect(server.count("GET /acl/users/me")).toBe(1))
    session.view({ _id: 42 })
    await vi.waitFor(() => expect(session.user.peek()?.id).toBe(1))
    answer(personOf({ id: 9 }))
    expect(session.user.peek()?.id).toBe(1)
    stop()
  })

  it("and who is another one by their next token is asked of the API, and sends nothing for the former company", async () => {
    clock()
    let who = "ana"
    const server = fakeApi(({ path }) =>
      path.endsWith("/me") ? personOf({ id: 8, company: { _id: 9, name: "Loja" } }) : [],
    )
    const session = hostSession({
      getToken: async () => jwt(who, 100),
      company: { _id: 42, name: "Loja" },
      permissions: ["accessToUserUser"],
    })
    const client = createClient({ api: "http://api.test", session, fetch: server.fetch })
    await Effect.runPromise(client.api.call(roles.list))
    expect(server.heard.at(-1)?.headers["company"]).toBe("42")
    const before = server.heard.length
    who = "bia"
    vi.advanceTimersByTime(91_000)
    const exit = await Effect.runPromiseExit(client.api.call(roles.list))
    expect(Exit.isFailure(exit) && Cause.hasInterruptsOnly(exit.cause)).toBe(true)
    expect(server.heard).toHaveLength(before)
    expect(client.session.state.peek()._tag).toBe("TokenStored")
    await Effect.runPromise(client.session.load())
    expect(server.heard.at(-1)?.headers).not.toHaveProperty("company")
    expect(client.session.user.peek()?.id).toBe(8)
    expect(client.session.company.peek()?._id).toBe(9)
  })

  describe("who has no company", () => {
    const market = { _id: 7, name: "Mercado", type: "supermarket" }
    const open = (more: Partial<Parameters<typeof hostSession>[0]> = {}) => {
      const person = { now: personOf({ id: 5 }) as object }
      const { fetch, count } = fakeApi(() => person.now)
      const session = hostSession({ getToken: async () => "t", ...more })
      const client = createClient({ api: "http://api.test", session, fetch })
      const find = () => Effect.runPromise(client.session.findCompany())
      return { person, client, find, asked: () => count("GET /acl/users/me") }
    }

    it("is asked for again, and views the one they were given as if it had been chosen", async () => {
      const { person, client, find, asked } = open()
      await Effect.runPromise(client.session.load())
      const user = client.session.user.peek()
      const epoch = client.epoch.number.peek()
      await find()
      expect(client.session.user.peek()).toBe(user)
      person.now = personOf({ id: 5, company: market })
      await find()
      expect(client.session.company.peek()).toMatchObject(market)
      expect(client.session.user.peek()?.company).toMatchObject(market)
      expect(client.epoch.number.peek()).not.toBe(epoch)
      await find()
      expect(asked()).toBe(3)
    })

    it("is not asked for when the host said what they may do, nor when it views none on purpose", async () => {
      const told = open({ permissions: ["accessToUserUser"] })
      await told.find()
      expect(told.asked()).toBe(0)
      const { person, client, find, asked } = open()
      person.now = personOf({ id: 5, company: market })
      await Effect.runPromise(client.session.load())
      client.session.view(undefined)
      await find()
      expect(asked()).toBe(1)
      expect(client.session.company.peek()).toBeUndefined()
    })
  })
})
