import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { afterEach, describe, expect, it, vi } from "vitest"
import { createClient, storedSession } from "../../../src/api/client.ts"
import { memoryStore, type SessionStore } from "../../../src/api/store.ts"
import { limits } from "../../../src/contract/limits.ts"
import { roles } from "../../../src/contract/users/roles.ts"
import { type Answering, offline, refusal } from "./fakeApi.ts"
import { sharedStores } from "./sharedStores.ts"
import { type TokenServer, tokenServer } from "./tokenServer.ts"

const credentials = { email: "user1@balcao.test", password: "secret" }

const open = (server: TokenServer, store: SessionStore = memoryStore()) =>
  createClient({
    api: "http://api.test",
    session: storedSession(store),
    pace: "brisk",
    fetch: server.fetch,
  })

const signedIn = async (server: TokenServer, store?: SessionStore) => {
  const client = open(server, store)
  await Effect.runPromise(client.session.signIn(credentials))
  return client
}

const list = roles.list
const tagOf = async (call: Effect.Effect<unknown, { readonly _tag: string }>) => {
  const exit = await Effect.runPromiseExit(Effect.flip(call))
  return Exit.isSuccess(exit) ? exit.value._tag : "no error"
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe("someone whose token has expired", () => {
  it("makes 20 calls at once with one refresh, a hundred times over (fault 1)", async () => {
    const server = tokenServer(() => [])
    const client = await signedIn(server)
    const refreshes: Array<number> = []
    let successes = 0
    for (let run = 0; run < 100; run += 1) {
      const before = server.refreshes()
      server.expire()
      const calls = Array.from({ length: 20 }, () => Effect.runPromise(client.api.call(list)))
      successes += (await Promise.all(calls)).length
      refreshes.push(server.refreshes() - before)
    }
    expect(successes).toBe(2000)
    expect(refreshes).toEqual(Array.from({ length: 100 }, () => 1))
    expect(client.session.state.peek()._tag).toBe("TokenStored")
  })

  it("waits for the rest of what another tab renewed, of which half has arrived (fault 2)", async () => {
    const server = tokenServer(() => [])
    const store = memoryStore()
    const client = await signedIn(server, store)
    const before = store.read()!
    server.expire()
    const { refreshToken = "" } = before.user
    const renewed = await server.fetch("http://api.test/acl/users/refresh", {
      method: "POST",
      body: JSON.stringify({ refreshToken }),
    })
    const tokens = (await renewed.json()) as { accessToken: string; refreshToken: string }
    // The token is still the former one, and the user kept is no longer its user.
    store.write({ ...before, user: { accessToken: before.token } })
    const call = Effect.runPromise(client.api.call(list))
    await new Promise((resolve) => setTimeout(resolve, 200))
    store.write({ ...before, token: tokens.accessToken, user: { ...before.user, ...tokens } })
    expect(await call).toEqual([])
    expect(client.session.state.peek()._tag).toBe("TokenStored")
    expect(server.refreshes()).toBe(1)
  })

  it("who calls while the answers come at different times still refreshes once", async () => {
    let turn = 0
    const server = tokenServer(async () => {
      await new Promise((resolve) => setTimeout(resolve, (turn++ * 7) % 13))
      return []
    }, 2)
    const client = await signedIn(server)
    server.expire()
    const early = Array.from({ length: 10 }, () => Effect.runPromise(client.api.call(list)))
    await new Promise((resolve) => setTimeout(resolve, 3))
    const late = Array.from({ length: 10 }, () => Effect.runPromise(client.api.call(list)))
    await Promise.all([...early, ...late])
    expect(server.refreshes()).toBe(1)
  })

  it("sends each repeated call with the new token, and the rest of it unchanged", async () => {
    const server = tokenServer(({ body }) => ({ ...(body as object), id: 9, isCoreRole: false }))
    const client = await signedIn(server)
    server.expire()
    await Effect.runPromise(client.api.call(roles.create, { body: { title: "Caixa", permissions: [] } }))
    const [first, again] = server.heard.filter(({ path }) => path === "/acl/roles")
    expect(again?.headers["authorization"]).toBe(`Bearer ${server.token()}`)
    expect(again?.body).toEqual(first?.body)
    expect(again?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"])
  })

  it("is not sent round in circles when the new token is refused too", async () => {
    const server = tokenServer(() => refusal(401, "Unauthenticated"))
    const client = await signedIn(server)
    expect(await tagOf(client.api.call(list))).toBe("Unauthenticated")
    expect(server.count("GET /acl/roles")).toBe(2)
    expect(server.refreshes()).toBe(1)
  })

  it("and whose session has no refresh token is signed out", async () => {
    const store = memoryStore()
    store.write({ token: "old", user: { accessToken: "old" } })
    const server = tokenServer(() => [])
    const client = open(server, store)
    await Effect.runPromiseExit(client.api.call(list))
    expect(client.session.state.peek()._tag).toBe("SignedOut")
    expect(store.read()).toBeUndefined()
    expect(server.refreshes()).toBe(0)
  })
})

describe("someone whose refresh goes wrong (fault 4)", () => {
  const failures: ReadonlyArray<[string, () => unknown, string]> = [
    ["500", () => new Response("{}", { status: 500 }), "Unexpected"],
    ["502", () => new Response("Bad Gateway", { status: 502 }), "Unexpected"],
    ["503", () => new Response("", { status: 503 }), "Unexpected"],
    ["504", () => new Response("<html>", { status: 504 }), "Unexpected"],
    ["429", () => refusal(429, "TooManyRequests", { retryAfter: 5 }), "TooManyRequests"],
    ["401 by a proxy", () => new Response("<h1>Sign in to the wifi</h1>", { status: 401 }), "Unexpected"],
    ["200 without tokens", () => ({ hello: "wifi" }), "Unexpected"],
    ["nothing at all", offline, "Unreachable"],
  ]

  it.each(failures)("because it is answered %s keeps the session", async (_, answering, tag) => {
    const store = memoryStore()
    const server = tokenServer(() => [])
    const client = await signedIn(server, store)
    const before = store.read()
    server.expire()
    server.refreshAnswers(answering)
    expect(await tagOf(client.api.call(list))).toBe(tag)
    expect(client.session.state.peek()._tag).toBe("TokenStored")
    expect(store.read()).toEqual(before)
    server.refreshAnswers(undefined)
    expect(await Effect.runPromise(client.api.call(list))).toEqual([])
  })

  it("through 60 attempts of an outage is never signed out, and goes on when it ends", async () => {
    const server = tokenServer(() => [])
    const client = await signedIn(server)
    server.expire()
    server.refreshAnswers(offline)
    for (let second = 0; second < 60; second += 1) await Effect.runPromiseExit(client.api.call(list))
    expect(client.session.state.peek()._tag).toBe("TokenStored")
    server.refreshAnswers(undefined)
    expect(await Effect.runPromise(client.api.call(list))).toEqual([])
  })

  it("because the server says the session has ended is signed out", async () => {
    const store = memoryStore()
    const server = tokenServer(() => [])
    const client = await signedIn(server, store)
    const epoch = client.epoch.number.peek()
    server.expire()
    server.refreshAnswers(() => refusal(401, "SessionEnded"))
    await Effect.runPromiseExit(client.api.call(list))
    expect(client.session.state.peek()._tag).toBe("SignedOut")
    expect(store.read()).toBeUndefined()
    expect(client.epoch.number.peek()).toBe(epoch + 1)
  })
})

describe("someone with two tabs", () => {
  it("whose other tab refreshed meanwhile goes on with its token, without a refresh", async () => {
    const [mine, others] = sharedStores()
    const server = tokenServer(() => [])
    const client = await signedIn(server, mine)
    const other = open(server, others)
    server.expire()
    await Effect.runPromise(other.api.call(list))
    expect(server.refreshes()).toBe(1)
    expect(await Effect.runPromise(client.api.call(list))).toEqual([])
    expect(server.refreshes()).toBe(1)
  })

  it("whose tab loses the race to refresh keeps what the winner stored", async () => {
    const [mine, others] = sharedStores()
    const server = tokenServer(() => [])
    const client = await signedIn(server, mine)
    server.expire()
    server.refreshAnswers(() => {
      const now = others.read()!
      others.write({
        ...now,
        token: "winner",
        user: { ...now.user, accessToken: "winner", refreshToken: "next" },
      })
      return refusal(401, "SessionEnded")
    })
    await Effect.runPromiseExit(client.api.call(list))
    expect(others.read()?.token).toBe("winner")
    expect(client.session.state.peek()._tag).toBe("TokenStored")
    expect(server.heard.at(-1)?.headers["authorization"]).toBe("Bearer winner")
  })

  it("whose slow tab wins late does not overwrite the newer tokens", async () => {
    const [mine, others] = sharedStores()
    const server = tokenServer(() => [])
    const client = await signedIn(server, mine)
    server.expire()
    server.refreshAnswers(() => {
      const now = others.read()!
      others.write({
        ...now,
        token: "newer",
        user: { ...now.user, accessToken: "newer", refreshToken: "next" },
      })
      return { accessToken: "older", refreshToken: "older" }
    })
    await Effect.runPromiseExit(client.api.call(list))
    expect(others.read()?.token).toBe("newer")
  })

  it("who signs out in the other tab during a refresh stays signed out", async () => {
    const [mine, others] = sharedStores()
    const server = tokenServer(() => [])
    const client = await signedIn(server, mine)
    client.session.follow()
    server.expire()
    server.refreshAnswers(() => {
      others.clear()
      return { accessToken: "late", refreshToken: "late" }
    })
    await Effect.runPromiseExit(client.api.call(list))
    expect(mine.read()).toBeUndefined()
    expect(client.session.state.peek()._tag).toBe("SignedOut")
  })
})

describe("someone whose other tab is frozen while it refreshes (fault 3)", () => {
  type Granted = (lock: null) => Promise<void>
  const frozenLocks = () => {
    const waits: Array<number> = []
    const ends: Array<() => void> = []
    const asked: Array<string> = []
    vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      const controller = new AbortController()
      waits.push(ms)
      ends.push(() => controller.abort())
      return controller.signal
    })
    const request = (name: string, { signal, steal }: { signal: AbortSignal; steal?: boolean }) => {
      asked.push(steal ? `${name} stolen` : name)
      return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)))
    }
    vi.stubGlobal("navigator", { locks: { request } })
    return { waits, asked, timeUp: () => ends.forEach((end) => end()) }
  }

  it("waits at most 5 s for it, asks once, steals nothing, and goes on", async () => {
    const server = tokenServer(() => [])
    const client = await signedIn(server)
    const locks = frozenLocks()
    server.expire()
    const calls = Array.from({ length: 5 }, () => Effect.runPromise(client.api.call(list)))
    await vi.waitFor(() => expect(locks.waits).toEqual([limits.call.refreshWaitMs]))
    expect(limits.call.refreshWaitMs).toBe(5000)
    expect(server.refreshes()).toBe(0)
    locks.timeUp()
    expect(await Promise.all(calls)).toHaveLength(5)
    expect(server.refreshes()).toBe(1)
    expect(locks.asked).toEqual(["balcao.refresh"])
  })

  it("holds the lock only while it refreshes itself, whatever comes of it", async () => {
    let held = 0
    const seen: Array<number> = []
    const request = async (_: string, __: object, granted: Granted) => {
      held += 1
      await granted(null)
      held -= 1
    }
    vi.stubGlobal("navigator", { locks: { request } })
    const ways: ReadonlyArray<Answering> = [
      () => ({ accessToken: "new", refreshToken: "new" }),
      offline,
      () => refusal(401, "SessionEnded"),
    ]
    for (const way of ways) {
      const server = tokenServer(() => [])
      const client = await signedIn(server)
      server.expire()
      server.refreshAnswers((heard) => {
        seen.push(held)
        return way(heard)
      })
      await Effect.runPromiseExit(client.api.call(list))
      await vi.waitFor(() => expect(held).toBe(0))
    }
    expect(seen).toEqual([1, 1, 1])
  })
})
