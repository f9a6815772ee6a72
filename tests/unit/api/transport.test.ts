import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { Api } from "../../../src/api/api.ts"
import { type ClientOptions, createClient, hostSession, storedSession } from "../../../src/api/client.ts"
import { Unexpected, Unreachable } from "../../../src/api/errors.ts"
import { onReturn } from "../../../src/api/outage.ts"
import { memoryStore } from "../../../src/api/store.ts"
import { limits } from "../../../src/contract/limits.ts"
import { permissions } from "../../../src/contract/access/permissions.ts"
import { RoleInUse, roles } from "../../../src/contract/users/roles.ts"
import { session } from "../../../src/contract/session/session.ts"
import { rowsLeftOutHeader, unreadableIn } from "../../../src/contract/wire/unreadable.ts"
import { styles } from "../../../src/contract/applications/styles.ts"
import { users } from "../../../src/contract/users/users.ts"
import { type Answering, fakeApi, offline, refusal } from "./fakeApi.ts"

const hosted = (company?: { readonly _id: number }) =>
  hostSession({
    getToken: async () => "token",
    permissions: ["accessToUserUser"],
    ...(company && { company }),
  })

const open = (answer: Answering, more: Partial<ClientOptions> = {}) => {
  const server = fakeApi(answer)
  const client = createClient({ api: "http://api.test", session: hosted(), fetch: server.fetch, ...more })
  return { server, client, api: client.api }
}

const failing = async <E>(call: Effect.Effect<unknown, E>): Promise<E> => Effect.runPromise(Effect.flip(call))

/** Repeats without their back-off: the timers are made to run at once. */
const withoutWaiting = async <A>(work: () => Promise<A>): Promise<A> => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const done = work()
  done.catch(() => {})
  await vi.runAllTimersAsync()
  return done
}

/** The user's action, the call it makes, and that call's name. */
type Calling = readonly [does: string, call: (api: Api) => Effect.Effect<unknown, unknown>, name: string]

const body = { title: "Caixa", permissions: [] }
const page = { filter: {}, sortField: "id", sortOrder: "asc", pageNumber: 0, pageSize: 10 } as const
const saved = { ...body, id: 3 }

afterEach(() => vi.useRealTimers())

describe("someone whose call meets a passing failure", () => {
  const repeated: ReadonlyArray<Calling> = [
    ["reads", (api) => api.call(roles.list), "GET /acl/roles"],
    ["reads one", (api) => api.call(roles.get, { params: { id: 3 } }), "GET /acl/roles/3"],
    ["saves", (api) => api.call(roles.save, { body: saved }), "PUT /acl/roles"],
    ["deletes", (api) => api.call(roles.remove, { params: { id: 3 } }), "DELETE /acl/roles/3"],
    ["searches by POST", (api) => api.call(roles.find, { body: page }), "POST /acl/roles/findRoles"],
  ]

  it.each(repeated)("and %s is served by a repeat", async (_, call, name) => {
    for (const failure of [offline, ...[502, 503, 504].map((status) => () => new Response("", { status }))]) {
      const { server, api } = open(failure)
      await withoutWaiting(() => Effect.runPromiseExit(call(api)))
      expect(server.count(name)).toBe(1 + limits.call.retries)
    }
  })

  const never: ReadonlyArray<Calling> = [
    ["creates", (api) => api.call(roles.create, { body }), "POST /acl/roles"],
    [
      "signs in",
      (api) => api.call(session.login, { body: { email: "a@b.co", password: "abc" } }),
      "POST /users/auth-admin",
    ],
    [
      "registers",
      (api) =>
        api.call(session.register, {
          body: { fullname: "Ana", email: "a@b.co", username: "ana", password: "abc" },
        }),
      "POST /acl/users/register",
    ],
  ]

  it.each(never)("and %s is never sent twice by the library itself", async (_, call, name) => {
    for (const failure of [offline, () => new Response("", { status: 503 })]) {
      const { server, api } = open(failure)
      await withoutWaiting(() => Effect.runPromiseExit(call(api)))
      expect(server.count(name)).toBe(1)
    }
  })

  it("of the server's own making is not repeated", async () => {
    const { server, api } = open(() => new Response("", { status: 500 }))
    await Effect.runPromiseExit(api.call(roles.list))
    expect(server.count("GET /acl/roles")).toBe(1)
  })

  it("waits as long as a busy server says, and gives up where that is longer than a person would wait", async () => {
    for (const status of [429, 503]) {
      const busy = (seconds: string) => () =>
        new Response("", { status, headers: { "retry-after": seconds } })
      const { server, api } = open(busy("2"))
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
      const done = Effect.runPromiseExit(api.call(roles.list))
      await vi.advanceTimersByTimeAsync(1999)
      expect(server.count("GET /acl/roles")).toBe(1)
      await vi.runAllTimersAsync()
      await done
      expect(server.count("GET /acl/roles")).toBe(1 + limits.call.retries)
      const long = open(busy("60"))
      await withoutWaiting(() => Effect.runPromiseExit(long.api.call(roles.list)))
      expect(long.server.count("GET /acl/roles")).toBe(1)
      vi.useRealTimers()
    }
  })

  it("gets the answer as soon as one comes", async () => {
    let tries = 0
    const { api } = open(() => (++tries < 3 ? offline() : []))
    expect(await withoutWaiting(() => Effect.runPromise(api.call(roles.list)))).toEqual([])
    expect(tries).toBe(3)
  })

  it("is repeated after waits that double, up to half of each left to chance", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] })
    const at: Array<number> = []
    const { api } = open(() => {
      at.push(performance.now())
      return offline()
    })
    const done = Effect.runPromiseExit(api.call(roles.list))
    await vi.runAllTimersAsync()
    await done
    const waits = at.slice(1).map((time, index) => time - at[index]!)
    const { retryBaseMs } = limits.call
    expect(waits).toHaveLength(2)
    waits.forEach((wait, tried) => {
      expect(wait).toBeGreaterThanOrEqual((retryBaseMs * 2 ** tried) / 2)
      expect(wait).toBeLessThanOrEqual(retryBaseMs * 2 ** tried + 5)
    })
  })
})

describe("someone who creates a record", () => {
  it("sends a key of its own with each attempt, and with nothing else", async () => {
    const { server, api } = open(({ method }) => (method === "GET" ? [] : { ...saved, isCoreRole: false }))
    await Effect.runPromise(api.call(roles.list))
    await Effect.runPromise(api.call(roles.create, { body }))
    await Effect.runPromise(api.call(roles.create, { body }))
    await Effect.runPromise(api.call(roles.save, { body: saved }))
    await Effect.runPromiseExit(api.call(roles.find, { body: page }))
    const keys = server.heard.slice(1).map(({ headers }) => headers["idempotency-key"])
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).not.toBe(keys[0])
    expect(keys.slice(2)).toEqual([undefined, undefined])
  })

  it("may name the attempt, so that a repeat of it is one record", async () => {
    const { server, api } = open(({ method }) => (method === "GET" ? [] : { ...saved, isCoreRole: false }))
    await Effect.runPromise(api.call(roles.list))
    for (const _ of [1, 2])
      await Effect.runPromise(api.call(roles.create, { body }, { idempotencyKey: "one" }))
    const keys = server.heard.slice(1).map(({ headers }) => headers["idempotency-key"])
    expect(keys).toEqual(["one", "one"])
  })
})

describe("someone who waits", () => {
  it("is told after 15 s that nothing answers, and the request is dropped", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const { server, api } = open(() => new Promise(() => {}))
    let error: unknown
    Effect.runCallback(Effect.flip(api.call(roles.create, { body })), {
      onExit: (exit) => Exit.isSuccess(exit) && (error = exit.value),
    })
    await vi.advanceTimersByTimeAsync(limits.call.timeoutMs - 100)
    expect(error).toBeUndefined()
    expect(server.heard[0]?.signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    expect(error).toBeInstanceOf(Unreachable)
    expect(server.heard[0]?.signal.aborted).toBe(true)
    expect(limits.call.timeoutMs).toBe(15_000)
  })

  it("no longer for a read stops the request, on the wire too", async () => {
    let closed = () => {}
    const gone = new Promise<void>((resolve) => (closed = resolve))
    let arrived = () => {}
    const there = new Promise<void>((resolve) => (arrived = resolve))
    const server = createServer((request, response) => {
      arrived()
      response.on("close", () => closed())
      request.resume()
    })
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const { port } = server.address() as AddressInfo
    const client = createClient({ api: `http://127.0.0.1:${port}`, session: hosted() })
    const fiber = Effect.runFork(client.api.call(roles.list))
    await there
    await Effect.runPromise(Fiber.interrupt(fiber))
    await gone
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  it("no longer for a write lets it reach the server all the same", async () => {
    let answer: (value?: unknown) => void = () => {}
    const { server, api } = open(() => new Promise((resolve) => (answer = resolve)))
    const fiber = Effect.runFork(api.call(roles.save, { body: saved }))
    await vi.waitFor(() => expect(server.heard).toHaveLength(1))
    const stopped = Effect.runPromise(Fiber.interrupt(fiber))
    expect(server.heard[0]?.signal.aborted).toBe(false)
    answer({ ...saved, isCoreRole: false })
    await stopped
    expect(server.heard[0]?.signal.aborted).toBe(false)
  })
})

describe("a call", () => {
  it("carries the token, the company and the reader's language", async () => {
    const { server, client } = open(() => [], { session: hosted({ _id: 42 }) })
    client.language.value = "en"
    await Effect.runPromise(client.api.call(roles.list))
    expect(server.heard[0]?.headers).toMatchObject({
      authorization: "Bearer token",
      company: "42",
      "accept-language": "en",
    })
  })

  it("of somebody without a company carries none, and speaks Portuguese unless told otherwise", async () => {
    const { server, api } = open(() => [])
    await Effect.runPromise(api.call(roles.list))
    expect(server.heard[0]?.headers).not.toHaveProperty("company")
    expect(server.heard[0]?.headers["accept-language"]).toBe("pt-BR")
  })

  it("carries the company being viewed now, and none once it is left", async () => {
    const { server, client } = open(() => [], { session: hosted({ _id: 42 }) })
    client.session.view({ _id: 43 })
    await Effect.runPromise(client.api.call(roles.list))
    client.session.view(undefined)
    await Effect.runPromise(client.api.call(roles.list))
    expect(server.heard.map(({ headers }) => headers["company"])).toEqual(["43", undefined])
  })

  it("anybody may make carries neither token nor company", async () => {
    const { server, api } = open(() => ({}), { session: hosted({ _id: 42 }) })
    await Effect.runPromise(api.call(session.forgot, { query: { email: "a+b@c.co" } })).catch(() => {})
    expect(server.heard[0]?.headers).not.toHaveProperty("authorization")
    expect(server.heard[0]?.headers).not.toHaveProperty("company")
    expect(server.heard[0]?.query.get("email")).toBe("a+b@c.co")
  })

  it("goes to its service's own address, with or without a slash at its end", async () => {
    const { server, api } = open(() => [], { api: { identity: "https://id.test/v1/" } })
    await Effect.runPromise(api.call(permissions.list))
    await Effect.runPromise(api.call(users.list))
    expect(server.heard.map(({ url }) => url)).toEqual([
      "https://id.test/v1/acl/permissions",
      "https://id.test/v1/acl/users",
    ])
  })

  it("to a service without an address tells the developer which", async () => {
    const { server, api } = open(() => [], { api: { main: "https://main.test" } })
    const exit = await Effect.runPromiseExit(api.call(roles.list))
    expect(String(Exit.isFailure(exit) && exit.cause)).toContain("no address for the identity service")
    expect(server.heard).toEqual([])
  })

  it("uses a platform's own paths where the specification leaves them open", async () => {
    const store = memoryStore()
    const paths = { login: "/in", currentUser: "/who", register: "/join", refresh: "/again" }
    const { server, client } = open(
      ({ path }) => (path === "/in" ? { accessToken: "a", refreshToken: "r" } : {}),
      {
        session: storedSession(store),
        paths,
      },
    )
    await Effect.runPromise(client.session.signIn({ email: "a@b.co", password: "abc" }))
    await Effect.runPromiseExit(client.api.call(session.me))
    await Effect.runPromiseExit(client.api.call(session.refresh, { body: { refreshToken: "r" } }))
    const join = { fullname: "Ana", email: "a@b.co", username: "ana", password: "abc" }
    await Effect.runPromiseExit(client.api.call(session.register, { body: join }))
    expect(server.heard.map(({ path }) => path)).toEqual(["/in", "/who", "/again", "/join"])
  })

  it("puts what it is given into path and query as text, never as address", async () => {
    const { server, api } = open(() => true)
    await Effect.runPromise(api.call(roles.isAssigned, { query: { roleId: 3 } }))
    await Effect.runPromiseExit(api.call(session.forgot, { query: { email: "a&b=c#d/../x?@y.co" } }))
    expect(server.heard[0]?.url).toBe("http://api.test/acl/roles/checkIsRollAssignedToUser?roleId=3")
    expect(server.heard[1]?.path).toBe("/acl/users/forgot")
    expect(server.heard[1]?.query.get("email")).toBe("a&b=c#d/../x?@y.co")
  })
})

describe("an answer", () => {
  it("that is a refusal of the contract comes as that refusal, with its facts", async () => {
    const { api } = open(() => refusal(409, "RoleInUse", { users: 3 }))
    const error = await failing(api.call(roles.remove, { params: { id: 3 } }))
    expect(error).toBeInstanceOf(RoleInUse)
    expect(error).toMatchObject({ users: 3 })
  })

  it.each<[string, () => Response]>([
    ["a status nobody declared", () => new Response("{}", { status: 418 })],
    ["a declared status with a foreign body", () => new Response("<h1>409</h1>", { status: 409 })],
    ["a refusal under another's status", () => refusal(403, "RoleInUse", { users: 3 })],
    ["a success of another shape", () => Response.json({ rows: [{ id: 3 }] })],
    [
      "a success that is a web page",
      () => new Response("<html></html>", { headers: { "content-type": "text/html" } }),
    ],
    [
      "a success that is cut off",
      () => new Response('[{"id":1,', { headers: { "content-type": "application/json" } }),
    ],
  ])("of %s is called unexpected, and names the request for support", async (_, answer) => {
    const { api } = open(() => {
      const response = answer()
      response.headers.set("x-request-id", "req-77")
      return response
    })
    const error = await failing(api.call(roles.list))
    expect(error).toBeInstanceOf(Unexpected)
    expect(error).toMatchObject({ status: answer().status, requestId: "req-77" })
  })

  it.each([-600_000, 600_000])("tells the service's clock, %i ms from the page's", async (apart) => {
    const date = new Date(Date.now() + apart).toUTCString()
    const { api } = open(() => Response.json([], { headers: { date } }))
    expect(Math.abs(api.now() - Date.now())).toBeLessThan(100)
    await Effect.runPromise(api.call(roles.list))
    expect(Math.abs(api.now() - Date.now() - apart)).toBeLessThan(1500)
  })

  it("that may come from a cache, or says no moment, leaves the clock as it was", async () => {
    const old = { headers: { date: new Date(Date.now() - 600_000).toUTCString() } }
    const { api } = open(({ path }) => Response.json([], path.includes("acl") ? {} : old))
    await Effect.runPromiseExit(api.call(styles.ofHost, { query: { domain: "a.test" } }))
    await Effect.runPromise(api.call(roles.list))
    expect(Math.abs(api.now() - Date.now())).toBeLessThan(100)
  })

  it("without a request's name carries none", async () => {
    const { api } = open(() => new Response("{}", { status: 418 }))
    expect(await failing(api.call(roles.list))).not.toHaveProperty("requestId")
  })

  it("without a body is a success where none is asked for", async () => {
    const { api } = open(() => new Response(null, { status: 204 }))
    expect(Exit.isSuccess(await Effect.runPromiseExit(api.call(roles.remove, { params: { id: 3 } })))).toBe(
      true,
    )
  })
})

it("asks little while nobody answers: no call is repeated, and all that reads by itself does so every 20 s together", async () => {
  vi.useFakeTimers()
  let isDown = true
  const { server, api } = open(() => (isDown ? offline() : []))
  const read = () => Effect.runPromise(Effect.exit(api.call(roles.list)))
  const poll = () => setInterval(() => api.outage.mayPoll() && void read(), 5000)
  const returned = vi.fn<() => void>()
  const forget = onReturn(api.outage, returned)
  expect(api.outage.mayPoll()).toBe(true)
  void read()
  await vi.advanceTimersByTimeAsync(3000)
  expect(server.count("GET /acl/roles")).toBe(1 + limits.call.retries)
  const polls = [poll(), poll(), poll()]
  await vi.advanceTimersByTimeAsync(180_000)
  expect(server.count("GET /acl/roles")).toBe(1 + limits.call.retries + 9)
  isDown = false
  await vi.advanceTimersByTimeAsync(20_000)
  expect(returned).toHaveBeenCalledTimes(1)
  expect(api.outage.isAway.peek()).toBe(false)
  for (const timer of polls) clearInterval(timer)
  forget()
})

describe("someone whose list has rows that the server could not write", () => {
  it("finds them counted with those that could not be read", async () => {
    const role = { ...saved, isCoreRole: false }
    const answer = () =>
      Response.json({ items: [role, null], totalCount: 4 }, { headers: { [rowsLeftOutHeader]: "2" } })
    const { items } = await Effect.runPromise(open(answer).api.call(roles.find, { body: page }))
    expect([items.length, unreadableIn(items).length]).toEqual([1, 3])
  })
})
