import * as Effect from "effect/Effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { browserSession, createClient } from "../../../src/api/client.ts"
import { keptDraft } from "../../../src/api/keptDraft.ts"
import { browserStore } from "../../../src/api/store.ts"
import { draftsOf } from "../../../src/business/conversation/drafts.ts"
import { fakeApi, refusal } from "./fakeApi.ts"
import { personOf } from "./tokenServer.ts"

const shop = { _id: 42, name: "Loja 42" }

/** As much of a browser's storage as the session uses. */
const fakeStorage = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})

let kept: Map<string, string>
let hear: Set<(event: { key: string | null }) => void>

beforeEach(() => {
  kept = new Map()
  hear = new Set()
  vi.stubGlobal("localStorage", fakeStorage(kept))
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => void hear.add(listener))
  vi.stubGlobal("removeEventListener", (_: string, listener: () => void) => void hear.delete(listener))
})
afterEach(() => vi.unstubAllGlobals())

const api = "http://api.test"
/** The host app, whose keys those of the specification are. */
const ownKeys = browserSession({ storage: { prefix: "" } })
const open = (answer: Parameters<typeof fakeApi>[0] = () => personOf({ id: 1, company: shop }), more = {}) =>
  createClient({ api, session: ownKeys, pace: "brisk", fetch: fakeApi(answer).fetch, ...more })

describe("someone who signs in with a browser", () => {
  it("leaves a session under the keys of the specification, and takes it all away by signing out", async () => {
    kept.set("language", "en")
    kept.set("layoutConfig", "v2")
    const { session } = open(({ path }) =>
      path.endsWith("auth-admin")
        ? { user: { id: 1 }, accessToken: "a", refreshToken: "r" }
        : personOf({ id: 1, company: shop }),
    )
    await Effect.runPromise(session.signIn({ email: "a@b.co", password: "secret" }))
    await Effect.runPromise(session.load())
    expect(kept.get("authToken")).toBe("a")
    expect(JSON.parse(kept.get("user") ?? "")).toEqual({ id: 1, accessToken: "a", refreshToken: "r" })
    expect(JSON.parse(kept.get("userInfo") ?? "")).toMatchObject({ fullname: "Pessoa 1", company: shop })
    expect(JSON.parse(kept.get("companyMain") ?? "")).toEqual(shop)
    expect([...kept.values()].join()).not.toContain("secret")
    await Effect.runPromise(session.signOut())
    expect([...kept.keys()].toSorted()).toEqual(["language", "layoutConfig"])
  })

  it("finds what was begun to a customer after a reload of the tab, until the session ends", async () => {
    const tab = new Map<string, string>()
    vi.stubGlobal("sessionStorage", fakeStorage(tab))
    browserStore("").write({ token: "a", user: { id: 1, accessToken: "a" }, company: shop })
    const visit = async () => {
      const client = open()
      await Effect.runPromise(client.session.load())
      return client
    }
    const draft = { message: "Já saiu", note: "Cobrar o troco", isNote: true }
    draftsOf(await visit()).keep(7, draft)
    const client = await visit()
    expect(draftsOf(client).of("7")).toEqual(draft)
    client.session.view({ _id: 43, name: "Loja 43" })
    expect(draftsOf(client).of(7).message).toBe("")
    await Effect.runPromise(client.session.signOut())
    expect(tab.size).toBe(0)
    browserStore("").write({ token: "a", user: { id: 1, accessToken: "a" }, company: shop })
    const frozen = await visit()
    const stop = frozen.session.follow()
    draftsOf(frozen).keep(7, draft)
    browserStore("").write({ token: "b", user: { id: 2, accessToken: "b" }, company: shop })
    for (const listener of hear) listener({ key: "authToken" })
    stop()
    expect(tab.size).toBe(0)
    tab.set("contactDrafts", `{"1 42":{"7":{"message":5}}}`)
    browserStore("").write({ token: "a", user: { id: 1, accessToken: "a" }, company: shop })
    expect(draftsOf(await visit()).of(7).message).toBe("")
  })

  it("finds what they were writing, and the company they viewed, after their session expired; nobody else does", async () => {
    const tab = new Map<string, string>()
    vi.stubGlobal("sessionStorage", fakeStorage(tab))
    let isExpired = false
    let user = 1
    const answer = ({ path }: { readonly path: string }) => {
      if (path.endsWith("auth-admin")) return { user: { id: user }, accessToken: `token ${user}` }
      return isExpired ? refusal(401, "Unauthorized") : personOf({ id: user, company: shop })
    }
    const other = { _id: 43, name: "Loja 43" }
    /** Signs in, views another company, writes something, and finds the session expired. */
    const begin = async () => {
      user = 1
      isExpired = false
      const client = open(answer)
      await Effect.runPromise(client.session.signIn({ email: "a@b.co", password: "secret" }))
      await Effect.runPromise(client.session.load())
      client.session.view(other)
      keptDraft(client, "coupon 4").write({ title: "Dia das mães" })
      expect(client.session.hasExpired.peek()).toBe(false)
      isExpired = true
      await Effect.runPromise(Effect.exit(client.session.recheck()))
      expect(client.session.state.peek()._tag).toBe("SignedOut")
    }
    const comeBack = async (as: number) => {
      user = as
      isExpired = false
      const client = open(answer)
      expect(client.session.hasExpired.peek()).toBe(true)
      await Effect.runPromise(client.session.signIn({ email: "a@b.co", password: "secret" }))
      expect(client.session.hasExpired.peek()).toBe(false)
      await Effect.runPromise(client.session.load())
      return client
    }
    await begin()
    expect([...tab.values()].join()).not.toContain("secret")
    const same = await comeBack(1)
    expect(same.session.company.peek()).toEqual(other)
    expect(keptDraft(same, "coupon 4").read()).toEqual({ title: "Dia das mães" })
    await begin()
    const another = await comeBack(2)
    expect(another.session.company.peek()).toEqual(shop)
    expect(keptDraft(another, "coupon 4").read()).toBeUndefined()
    expect([...tab.values()].join()).not.toContain("Dia das mães")
    await begin()
    const left = await comeBack(1)
    await Effect.runPromise(left.session.signOut())
    expect(tab.size).toBe(0)
    expect(open(answer).session.hasExpired.peek()).toBe(false)
  })

  it("finds the session again on the next visit", () => {
    browserStore("").write({
      token: "a",
      user: { id: 1, accessToken: "a", refreshToken: "r" },
      company: shop,
    })
    const { session } = open()
    expect(session.state.peek()._tag).toBe("TokenStored")
    expect(session.company.peek()).toEqual(shop)
    expect(browserStore("").read()?.user.refreshToken).toBe("r")
  })
})

describe("someone who signs in on a page that has keys of these names itself", () => {
  const signsIn = { email: "a@b.co", password: "secret" }
  const embedded = (at: string, token: string) =>
    open(() => ({ user: { id: 1 }, accessToken: token }), { api: at, session: browserSession() })

  it("has a session of their own, and leaves the page's as they were", async () => {
    const pages = ["authToken", "user", "userInfo", "companyMain"].map((key) => [key, "the page's"] as const)
    for (const [key, text] of pages) kept.set(key, text)
    const { session } = embedded(api, "ours")
    expect(session.state.peek()._tag).toBe("SignedOut")
    await Effect.runPromise(session.signIn(signsIn))
    expect(kept.get(`balcao ${api} authToken`)).toBe("ours")
    expect(embedded(`${api}/`, "").session.state.peek()._tag).toBe("TokenStored")
    const stop = session.follow()
    for (const listener of hear) listener({ key: "authToken" })
    expect(session.state.peek()._tag).toBe("TokenStored")
    stop()
    await Effect.runPromise(session.signOut())
    expect([...kept]).toEqual(pages)
  })

  it("is signed in to that API alone, and to a client with that prefix alone", async () => {
    await Effect.runPromise(embedded(api, "a").session.signIn(signsIn))
    expect(embedded("http://other.test", "b").session.state.peek()._tag).toBe("SignedOut")
    const second = browserSession({ storage: { prefix: "second " } })
    expect(open(undefined, { session: second }).session.state.peek()._tag).toBe("SignedOut")
  })
})

describe("someone whose storage is damaged (fault 40)", () => {
  const bad = [
    "",
    "null",
    "undefined",
    "{",
    "[]",
    "0",
    '"x"',
    "true",
    '{"_id":""}',
    '{"accessToken":7}',
    "\0",
  ]

  it("starts clean without a token, whatever else lies there", () => {
    for (const text of bad) {
      for (const key of ["user", "userInfo", "companyMain"]) kept.set(key, text)
      const { session } = open()
      expect(session.state.peek()._tag).toBe("SignedOut")
      expect(session.company.peek()).toBeUndefined()
    }
  })

  it("goes on with a token alone, and takes nothing damaged for a company or a user", async () => {
    for (const text of bad) {
      kept.set("authToken", "a")
      for (const key of ["user", "userInfo", "companyMain"]) kept.set(key, text)
      expect(browserStore("").read()).toMatchObject({ token: "a", user: { accessToken: "a" } })
      const { session } = open()
      expect(session.company.peek()).toBeUndefined()
      await Effect.runPromise(session.load())
      expect(session.user.peek()?.id).toBe(1)
    }
  })

  it("never has a refresh token used that belongs to another access token", () => {
    kept.set("authToken", "new")
    kept.set("user", JSON.stringify({ id: 9, accessToken: "old", refreshToken: "old" }))
    expect(browserStore("").read()?.user).toEqual({ accessToken: "new" })
  })

  it("or forbidden is signed in for as long as the page lives", async () => {
    vi.unstubAllGlobals()
    Object.defineProperty(globalThis, "localStorage", {
      configurable: true,
      get: () => {
        throw new DOMException("denied", "SecurityError")
      },
    })
    try {
      const { session } = open(() => ({ accessToken: "a" }))
      await Effect.runPromise(session.signIn({ email: "a@b.co", password: "secret" }))
      expect(session.state.peek()._tag).toBe("TokenStored")
    } finally {
      Reflect.deleteProperty(globalThis, "localStorage")
    }
  })
})

describe("someone with another tab", () => {
  it("hears of its sign-out, of its company and of emptied storage, and of nothing else", () => {
    const heard: Array<string | null> = []
    let key: string | null = null
    const stop = browserStore("").onChange(() => heard.push(key))
    for (const next of ["authToken", "companyMain", null, "language", "user", "somethingElse"]) {
      key = next
      for (const listener of hear) listener({ key })
    }
    expect(heard).toEqual(["authToken", "companyMain", null])
    stop()
    expect(hear.size).toBe(0)
  })

  it("is out when the other tab signs out", () => {
    browserStore("").write({ token: "a", user: { id: 1, accessToken: "a" } })
    const { session } = open()
    session.follow()
    kept.clear()
    for (const listener of hear) listener({ key: "authToken" })
    expect(session.state.peek()._tag).toBe("SignedOut")
  })
})

describe("two clients of a page with the same keys", () => {
  it("are told of once, and one client with several panels is not", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {})
    const session = browserSession({ storage: { prefix: "twice " } })
    const [first, second] = [createClient({ api, session }), createClient({ api, session })]
    const stops = [first.session.follow(), first.session.follow()]
    expect(warn).not.toHaveBeenCalled()
    for (const stop of stops) stop()
    const end = second.session.follow()
    expect(warn).not.toHaveBeenCalled()
    first.session.follow()()
    first.session.follow()()
    expect(warn.mock.calls).toEqual([[expect.stringContaining('prefix "twice "')]])
    end()
    warn.mockRestore()
  })
})

describe("a host that writes the company itself", () => {
  it("is seen within 5 s, and not once nobody listens any more", () => {
    vi.useFakeTimers()
    kept.set("authToken", "a")
    const store = browserStore("")
    const heard = vi.fn()
    const stop = store.onChange(heard)
    vi.advanceTimersByTime(5000)
    expect(heard).not.toHaveBeenCalled()
    kept.set("companyMain", JSON.stringify(shop))
    vi.advanceTimersByTime(5000)
    expect(heard).toHaveBeenCalledTimes(1)
    expect(store.read()?.company).toEqual(shop)
    vi.advanceTimersByTime(5000)
    expect(heard).toHaveBeenCalledTimes(1)
    stop()
    kept.delete("companyMain")
    vi.advanceTimersByTime(10_000)
    expect(heard).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  })
})
