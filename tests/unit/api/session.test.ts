import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import fc from "fast-check"
import { afterEach, describe, expect, it, vi } from "vitest"
import { createClient, storedSession } from "../../../src/api/client.ts"
import type { Pace } from "../../../src/api/pace.ts"
import { memoryStore, type SessionStore } from "../../../src/api/store.ts"
import { InvalidLogin } from "../../../src/contract/session/session.ts"
import { limits } from "../../../src/contract/limits.ts"
import { roles } from "../../../src/contract/users/roles.ts"
import { type FakeApi, fakeApi, offline, refusal } from "./fakeApi.ts"
import { sharedStores } from "./sharedStores.ts"
import { personOf, tokenServer } from "./tokenServer.ts"

const open = (server: FakeApi, store: SessionStore = memoryStore(), pace: Pace = "brisk") =>
  createClient({ api: "http://api.test", session: storedSession(store), pace, fetch: server.fetch })

const as = (id: number) => ({ email: `user${id}@balcao.test`, password: "secret" })
const shop = { _id: 42, name: "Loja 42" }

afterEach(() => vi.useRealTimers())

describe("someone who signs in", () => {
  it("is first signed in without being known, then loaded with their permissions and company", async () => {
    const server = fakeApi(({ path }) =>
      path === "/acl/users/me" ? personOf({ id: 1, company: shop }) : { user: { id: 1 }, accessToken: "a" },
    )
    const store = memoryStore()
    const { session } = open(server, store)
    expect(session.state.peek()._tag).toBe("SignedOut")
    await Effect.runPromise(session.signIn(as(1)))
    expect(session.state.peek()._tag).toBe("TokenStored")
    expect(server.heard[0]?.body).toEqual({ ...as(1), type: "admin" })
    await Effect.runPromise(session.load())
    expect(session.user.peek()).toMatchObject({ id: 1, permissions: [{ name: "accessToUserUser" }] })
    expect(session.company.peek()).toEqual(shop)
    expect(store.read()).toMatchObject({
      token: "a",
      company: shop,
      userInfo: { fullname: "Pessoa 1", company: shop },
    })
  })

  it.each([null, undefined, "accessToRoot", [7, { name: null }]])(
    "and whose permissions come as %j has none, and stays signed in (section 8)",
    async (permissions) => {
      const server = fakeApi(({ path }) =>
        path === "/acl/users/me"
          ? { ...personOf({ id: 1 }), permissions }
          : { user: { id: 1 }, accessToken: "a" },
      )
      const store = memoryStore()
      const { session } = open(server, store)
      await Effect.runPromise(session.signIn(as(1)))
      await Effect.runPromise(session.load())
      expect(session.user.peek()).toMatchObject({ id: 1, permissions: [] })
      expect(store.read()?.token).toBe("a")
    },
  )

  it("has their permissions 100 ms after their profile, as section 4 says", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const { session } = open(
      tokenServer(() => []),
      memoryStore(),
      "spec",
    )
    await Effect.runPromise(session.signIn(as(1)))
    const loaded = Effect.runPromise(session.load())
    await vi.advanceTimersByTimeAsync(limits.waitMs.permissionsAfterUser - 1)
    expect(session.state.peek()._tag).toBe("TokenStored")
    await vi.advanceTimersByTimeAsync(1)
    await loaded
    expect(session.state.peek()._tag).toBe("Loaded")
  })

  const wrong: ReadonlyArray<[string, unknown, string | undefined]> = [
    [
      "a refusal with a message",
      refusal(401, "InvalidLogin", { code: 401, message: "Conta bloqueada" }),
      "Conta bloqueada",
    ],
    ["a refusal without one", refusal(401, "InvalidLogin"), undefined],
    ["code 401 and a message in a good answer", { code: 401, message: "Conta bloqueada" }, "Conta bloqueada"],
    ["code 401 alone", { code: 401, user: null, accessToken: null, message: null }, undefined],
    ["code 401 beside a token", { code: 401, accessToken: "a" }, undefined],
    ["nothing", {}, undefined],
    [
      "a bare 401 of the platform's own",
      Response.json({ code: 401, message: "Conta bloqueada" }, { status: 401 }),
      "Conta bloqueada",
    ],
  ]

  it.each(wrong)("and is answered %s is not signed in", async (_, answer, message) => {
    const store = memoryStore()
    const { session } = open(
      fakeApi(() => answer),
      store,
    )
    const error = await Effect.runPromise(Effect.flip(session.signIn(as(1))))
    expect(error).toBeInstanceOf(InvalidLogin)
    expect((error as InvalidLogin).message || undefined).toBe(message)
    expect(session.state.peek()._tag).toBe("SignedOut")
    expect(store.read()).toBeUndefined()
  })

  it.each([503, 200])("is answered by an API that says %s, unless that is trouble", async (status) => {
    const answer = () => (status === 200 ? { id: 1 } : Response.json({}, { status }))
    const { session } = open(fakeApi(answer), memoryStore())
    expect(await Effect.runPromise(session.recheck())).toBe(status === 200)
  })

  it("while the API is away learns so, and nothing is stored", async () => {
    const store = memoryStore()
    const { session } = open(fakeApi(offline), store)
    expect(await Effect.runPromise(Effect.flip(session.signIn(as(1))))).toMatchObject({ _tag: "Unreachable" })
    expect(store.read()).toBeUndefined()
  })
})

describe("someone who comes back", () => {
  const back = (): SessionStore => {
    const store = memoryStore()
    store.write({ token: "a", user: { id: 1, accessToken: "a" }, company: shop })
    return store
  }

  it("is signed in and looks at the company they left", async () => {
    const { session } = open(
      fakeApi(() => personOf({ id: 1 })),
      back(),
    )
    expect(session.state.peek()._tag).toBe("TokenStored")
    expect(session.company.peek()).toEqual(shop)
    await Effect.runPromise(session.load())
    expect(session.user.peek()?.id).toBe(1)
  })

  it.each([
    ["is refused", () => refusal(403, "Forbidden", { needs: [] })],
    ["returns nothing", () => null],
    ["fails", () => new Response("", { status: 500 })],
  ])("is signed out when the load of their user %s (section 4)", async (_, answer) => {
    const store = back()
    const { session } = open(fakeApi(answer), store)
    await Effect.runPromiseExit(session.load())
    expect(session.state.peek()._tag).toBe("SignedOut")
    expect(session.company.peek()).toBeUndefined()
    expect(store.read()).toBeUndefined()
  })

  it("to several panels at once is asked for once", async () => {
    const server = fakeApi(() => personOf({ id: 1 }))
    const { session } = open(server, back())
    await Promise.all([1, 2, 3].map(() => Effect.runPromise(session.load())))
    expect(server.count("GET /acl/users/me")).toBe(1)
  })
})

describe("someone who signs out", () => {
  it("is out at once, before the server knows, even when it never answers", async () => {
    const store = memoryStore()
    const server = tokenServer(() => [])
    const { session, epoch } = open(server, store)
    await Effect.runPromise(session.signIn(as(1)))
    const before = epoch.number.peek()
    const fiber = Effect.runFork(session.signOut())
    expect(session.state.peek()._tag).toBe("SignedOut")
    expect(store.read()).toBeUndefined()
    expect(epoch.number.peek()).toBe(before + 1)
    await Effect.runPromise(Fiber.join(fiber))
    expect(server.heard.at(-1)).toMatchObject({
      path: "/acl/users/logout",
      body: { refreshToken: expect.stringContaining("refresh-1") },
    })
  })

  it("while offline is out all the same", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    let isOffline = false
    const { session } = open(
      fakeApi(() => (isOffline ? offline() : { accessToken: "a", refreshToken: "r", user: { id: 1 } })),
    )
    await Effect.runPromise(session.signIn(as(1)))
    isOffline = true
    const out = Effect.runPromiseExit(session.signOut())
    await vi.runAllTimersAsync()
    expect(Exit.isSuccess(await out)).toBe(true)
    expect(session.state.peek()._tag).toBe("SignedOut")
  })

  it("with calls on their way hears no late answer and stays out, in 200 orders (fault 7)", async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.boolean(), async (s, refused) => {
        let valid = "token-1"
        const server = fakeApi(async ({ path, headers, method, body }) => {
          if (path === "/users/auth-admin") return { user: { id: 1 }, accessToken: valid, refreshToken: "r1" }
          await s.schedule(Promise.resolve(), `${method} ${path}`)
          if (path === "/acl/users/refresh") return { accessToken: (valid = "token-2"), refreshToken: "r2" }
          if (headers["authorization"] !== `Bearer ${valid}`) return refusal(401, "Unauthenticated")
          if (path === "/acl/users/me") return personOf({ id: 1 })
          return method === "PUT" ? body : []
        })
        const store = memoryStore()
        const { api, session, epoch } = open(server, store)
        await Effect.runPromise(session.signIn(as(1)))
        if (refused) valid = "another"
        const late: Array<string> = []
        let over = false
        const watch = (name: string, call: Effect.Effect<unknown, unknown>) =>
          new Promise<void>((resolve) => {
            Effect.runCallback(call.pipe(Effect.tap(() => Effect.sync(() => over && late.push(name)))), {
              onExit: () => resolve(),
            })
          })
        const saved = { id: 3, title: "Caixa", permissions: [], isCoreRole: false }
        const calls = [
          watch("list", api.call(roles.list)),
          watch("load", session.load()),
          watch("save", api.call(roles.save, { body: saved })),
        ]
        const out = s.schedule(Promise.resolve(), "sign out").then(() => {
          over = true
          return Effect.runPromise(session.signOut())
        })
        let done = false
        const all = Promise.all([...calls, out]).then(() => (done = true))
        while (!done) {
          await s.waitIdle()
          await new Promise((resolve) => setImmediate(resolve))
        }
        await all
        expect(late).toEqual([])
        expect(session.state.peek()._tag).toBe("SignedOut")
        expect(store.read()).toBeUndefined()
        expect(epoch.number.peek()).toBe(2)
      }),
      { numRuns: 200 },
    )
  })

  it("after a save that is still on its way never has it sent again in the next person's name", async () => {
    let answer: (value?: unknown) => void = () => {}
    const server = tokenServer(() => new Promise((resolve) => (answer = resolve)))
    const { api, session } = open(server)
    await Effect.runPromise(session.signIn(as(1)))
    const body = { id: 3, title: "Caixa", permissions: [] }
    const saving = Effect.runFork(api.call(roles.save, { body }))
    await vi.waitFor(() => expect(server.count("PUT /acl/roles")).toBe(1))
    const refused = answer
    await Effect.runPromise(session.signOut())
    await Effect.runPromise(session.signIn(as(2)))
    refused(refusal(401, "Unauthenticated"))
    await vi.waitFor(() => expect(saving.pollUnsafe()).toBeDefined())
    expect(server.count("PUT /acl/roles")).toBe(1)
    expect(server.refreshes()).toBe(0)
    expect(session.state.peek()._tag).toBe("TokenStored")
  })
})

describe("someone whose place is taken by another person", () => {
  it("in another tab is forgotten here: state, user, company, and what is on its way (fault 6)", async () => {
    const [mine, others] = sharedStores()
    let answer: (value?: unknown) => void = () => {}
    const server = tokenServer(() => new Promise((resolve) => (answer = resolve)))
    const { api, session, epoch } = open(server, mine)
    const other = open(server, others)
    session.follow()
    await Effect.runPromise(session.signIn(as(1)))
    await Effect.runPromise(session.load())
    const reading = Effect.runFork(api.call(roles.list))
    await vi.waitFor(() => expect(server.count("GET /acl/roles")).toBe(1))
    const before = epoch.number.peek()

    await Effect.runPromise(other.session.signOut())
    expect(session.state.peek()._tag).toBe("SignedOut")
    expect(session.user.peek()).toBeUndefined()
    expect(session.company.peek()).toBeUndefined()
    expect(epoch.number.peek()).toBe(before + 1)
    answer([])
    expect(Exit.isFailure(await Effect.runPromise(Fiber.await(reading)))).toBe(true)

    await Effect.runPromise(other.session.signIn(as(2)))
    expect(session.state.peek()._tag).toBe("TokenStored")
    await Effect.runPromise(session.load())
    expect(session.user.peek()?.id).toBe(2)
  })

  it("without a sign-out in between raises the epoch and is loaded anew", async () => {
    const [mine, others] = sharedStores()
    const server = tokenServer(() => [])
    const { session, epoch } = open(server, mine)
    session.follow()
    await Effect.runPromise(session.signIn(as(1)))
    await Effect.runPromise(session.load())
    const before = epoch.number.peek()
    await Effect.runPromise(open(server, others).session.signIn(as(2)))
    expect(epoch.number.peek()).toBe(before + 1)
    expect(session.user.peek()).toBeUndefined()
    await Effect.runPromise(session.load())
    expect(session.user.peek()?.id).toBe(2)
  })

  it("while their own permissions are awaited is never shown in their place", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const server = tokenServer(() => [])
    const { session } = open(server, memoryStore(), "spec")
    await Effect.runPromise(session.signIn(as(1)))
    Effect.runFork(session.load())
    await vi.advanceTimersByTimeAsync(50)
    await Effect.runPromise(session.signOut())
    await Effect.runPromise(session.signIn(as(2)))
    Effect.runFork(session.load())
    await vi.advanceTimersByTimeAsync(60)
    expect(session.user.peek()?.id).not.toBe(1)
    await vi.advanceTimersByTimeAsync(100)
    expect(session.user.peek()?.id).toBe(2)
  })

  it("at the very moment their user loads is loaded, not left waiting", async () => {
    const [mine, others] = sharedStores()
    let answer: (value?: unknown) => void = () => {}
    let holds = true
    const server = fakeApi(({ path, body }) => {
      if (path === "/acl/users/me" && holds) return new Promise((resolve) => (answer = resolve))
      if (path === "/acl/users/me") return personOf({ id: 2 })
      return { user: { id: Number(/\d+/.exec((body as { email: string }).email)?.[0]) }, accessToken: "x" }
    })
    const { session } = open(server, mine)
    session.follow()
    await Effect.runPromise(session.signIn(as(1)))
    Effect.runFork(session.load())
    await vi.waitFor(() => expect(server.count("GET /acl/users/me")).toBe(1))
    await Effect.runPromise(open(server, others).session.signIn(as(2)))
    holds = false
    await Effect.runPromise(session.load())
    answer(personOf({ id: 1 }))
    expect(session.user.peek()?.id).toBe(2)
  })

  it("does not disturb a tab that only hears its own user's new token", async () => {
    const [mine, others] = sharedStores()
    const server = tokenServer(() => [])
    const { session, epoch } = open(server, mine)
    const stop = session.follow()
    await Effect.runPromise(session.signIn(as(1)))
    await Effect.runPromise(session.load())
    const before = epoch.number.peek()
    server.expire()
    await Effect.runPromise(open(server, others).api.call(roles.list))
    expect(epoch.number.peek()).toBe(before)
    expect(session.user.peek()?.id).toBe(1)
    stop()
    others.clear()
    expect(session.state.peek()._tag).toBe("Loaded")
  })
})

describe("someone who looks at another company", () => {
  it("has its number in the next call, and what was asked for the former is dropped", async () => {
    let answer: (value?: unknown) => void = () => {}
    const server = tokenServer(() => new Promise((resolve) => (answer = resolve)))
    const store = memoryStore()
    const { api, session, epoch } = open(server, store)
    await Effect.runPromise(session.signIn(as(1)))
    await Effect.runPromise(session.load())
    const reading = Effect.runFork(api.call(roles.list))
    await vi.waitFor(() => expect(server.count("GET /acl/roles")).toBe(1))
    const before = epoch.number.peek()
    session.view(shop)
    answer([])
    expect(Exit.isFailure(await Effect.runPromise(Fiber.await(reading)))).toBe(true)
    expect(epoch.number.peek()).toBe(before + 1)
    expect(store.read()?.company).toEqual(shop)
    Effect.runFork(api.call(roles.list))
    await vi.waitFor(() => expect(server.heard.at(-1)?.headers["company"]).toBe("42"))
    expect(session.user.peek()?.id).toBe(1)
  })

  it("in another tab looks at it here too", async () => {
    const [mine, others] = sharedStores()
    const server = tokenServer(() => [])
    const { session } = open(server, mine)
    session.follow()
    await Effect.runPromise(session.signIn(as(1)))
    await Effect.runPromise(session.load())
    const other = open(server, others)
    other.session.view(shop)
    expect(session.company.peek()).toEqual(shop)
  })

  it("in another tab, while this one still loads their user, is loaded all the same", async () => {
    const [mine, others] = sharedStores()
    let answer: (value?: unknown) => void = () => {}
    const waiting = new Promise((resolve) => (answer = resolve))
    const server = fakeApi(({ path }) =>
      path === "/acl/users/me"
        ? waiting.then(() => personOf({ id: 1 }))
        : { user: { id: 1 }, accessToken: "x" },
    )
    const { session } = open(server, mine)
    session.follow()
    await Effect.runPromise(session.signIn(as(1)))
    const states: Array<unknown> = []
    const stop = session.state.subscribe((state) => {
      states.push(state)
      if (state._tag === "TokenStored") Effect.runFork(session.load())
    })
    await vi.waitFor(() => expect(server.count("GET /acl/users/me")).toBe(1))
    others.write({ ...others.read()!, company: shop })
    answer(undefined)
    await vi.waitFor(() => expect(session.user.peek()?.id).toBe(1))
    expect(session.company.peek()).toEqual(shop)
    stop()
  })
})

it("someone whose host changes the company while their user loads is loaded for the new one", async () => {
  let answer: (value?: unknown) => void = () => {}
  const first = new Promise((resolve) => (answer = resolve))
  const server = fakeApi(({ path, headers }) => {
    if (path !== "/acl/users/me") return { user: { id: 1 }, accessToken: "x" }
    return headers["company"] === "42" ? personOf({ id: 1 }) : first
  })
  const { session } = open(server)
  await Effect.runPromise(session.signIn(as(1)))
  const stop = session.state.subscribe((state) => {
    if (state._tag === "TokenStored") Effect.runFork(session.load())
  })
  await vi.waitFor(() => expect(server.count("GET /acl/users/me")).toBe(1))
  session.view(shop)
  await vi.waitFor(() => expect(session.user.peek()?.id).toBe(1))
  answer(personOf({ id: 9 }))
  expect(session.user.peek()?.id).toBe(1)
  stop()
})

it("two clients on one page share no token, no user, no company and no epoch", async () => {
  const one = tokenServer(() => [])
  const two = tokenServer(() => [])
  const first = open(one)
  const second = open(two)
  await Effect.runPromise(first.session.signIn(as(1)))
  await Effect.runPromise(second.session.signIn(as(2)))
  await Promise.all([first, second].map(({ session }) => Effect.runPromise(session.load())))
  second.session.view(shop)
  await Effect.runPromise(first.api.call(roles.list))
  await Effect.runPromise(second.api.call(roles.list))
  expect(one.heard.at(-1)?.headers).toMatchObject({ authorization: `Bearer ${one.token()}` })
  expect(one.heard.at(-1)?.headers).not.toHaveProperty("company")
  expect(two.heard.at(-1)?.headers).toMatchObject({ authorization: `Bearer ${two.token()}`, company: "42" })
  await Effect.runPromise(first.session.signOut())
  expect(second.session.user.peek()?.id).toBe(2)
  expect(await Effect.runPromise(second.api.call(roles.list))).toEqual([])
})

describe("someone whose permissions change while they work", () => {
  it("is looked at again once after a refusal, and may do what they now may", async () => {
    let names = ["accessToUserUser"]
    const server = fakeApi(({ path }) => {
      if (path === "/users/auth-admin") return { user: { id: 1 }, accessToken: "a" }
      if (path === "/acl/users/me")
        return { ...personOf({ id: 1 }), permissions: names.map((name) => ({ name })) }
      return refusal(403, "Forbidden", { needs: ["accessToUserUser"] })
    })
    const { api, session, epoch } = open(server)
    await Effect.runPromise(session.signIn(as(1)))
    await Effect.runPromise(session.load())
    const before = epoch.number.peek()
    names = ["accessToMail"]
    await Effect.runPromiseExit(api.call(roles.list))
    await vi.waitFor(() => expect(session.user.peek()?.permissions).toEqual([{ name: "accessToMail" }]))
    expect(server.count("GET /acl/users/me")).toBe(2)
    expect(epoch.number.peek()).toBe(before)
  })

  it("and whose own profile is forbidden is not asked for in a loop", async () => {
    let forbidden = false
    const server = fakeApi(({ path }) => {
      if (path === "/users/auth-admin") return { user: { id: 1 }, accessToken: "a" }
      return forbidden ? refusal(403, "Forbidden", { needs: [] }) : personOf({ id: 1 })
    })
    const { api, session } = open(server)
    await Effect.runPromise(session.signIn(as(1)))
    await Effect.runPromise(session.load())
    forbidden = true
    await Effect.runPromiseExit(api.call(roles.list))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(server.count("GET /acl/users/me")).toBeLessThanOrEqual(3)
  })
})
