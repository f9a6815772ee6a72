import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it } from "vitest"
import { type ClientOptions, createClient, hostSession, storedSession } from "../../../src/api/client.ts"
import { followDeliveries } from "../../../src/api/followDeliveries.ts"
import { memoryStore } from "../../../src/api/store.ts"
import { calls } from "../../../src/contract/calls.ts"
import { dashboard } from "../../../src/contract/dashboard/dashboard.ts"
import { deliveryPeople } from "../../../src/contract/deliveryPeople/deliveryPeople.ts"
import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"
import { extras, extrasHeader, extrasIn } from "../../../src/contract/wire/extras.ts"
import { roles } from "../../../src/contract/users/roles.ts"
import { users } from "../../../src/contract/users/users.ts"
import { calls as specified } from "../../platform/calls.ts"
import { type Platform, startPlatform } from "../../platform/platform.ts"
import { type Answering, fakeApi, refusal } from "./fakeApi.ts"
import { tokenServer } from "./tokenServer.ts"

const hosted = () => hostSession({ getToken: async () => "token-1", permissions: ["accessToUserUser"] })

const open = (
  answer: Answering,
  listed?: ReadonlyArray<string> | null,
  more: Partial<ClientOptions> = {},
) => {
  const server = fakeApi(answer, listed)
  const client = createClient({ api: "http://api.test", session: hosted(), fetch: server.fetch, ...more })
  return { server, client, api: client.api }
}

const role = { id: 3, title: "Caixa", permissions: [], isCoreRole: false }
const body = { title: "Caixa", permissions: [] }
const page = { sortField: "id", sortOrder: "asc", pageNumber: 0, pageSize: 10 } as const
const keysOf = ({ heard }: ReturnType<typeof fakeApi>) =>
  heard.map(({ headers }) => headers["idempotency-key"] !== undefined)

describe("someone on a platform of its own", () => {
  let platform: Platform | undefined
  afterEach(() => platform?.close())

  it("makes its calls, and sends nothing the specification does not have", async () => {
    platform = await startPlatform()
    const { api } = createClient({ api: platform.address, session: hosted() })
    const all = [
      api.call(dashboard.read),
      api.call(users.find, { body: { ...page, filter: { email: "ana", roles: [2], company: [1] } } }),
      api.call(roles.create, { body }, { idempotencyKey: "one" }),
      api.call(deliveryPeople.create, {
        body: { person: { name: "Diego" }, pixKey: "a@b.test", hasBag: true },
      }),
      api.call(users.removeMany, { body: { ids: [3] } }),
      followDeliveries(api, { onStart: () => {}, onChanges: () => {}, onDisconnect: () => {} }),
    ]
    for (const call of all) await Effect.runPromiseExit(call as Effect.Effect<unknown, unknown>)
    expect(platform.unknown).toEqual([])
    expect(platform.made).toEqual([
      "GET /acl/users/me",
      "POST /acl/users/findUsers",
      "POST /acl/roles",
      "POST /delivery-man",
    ])
    expect(platform.records.deliveryPeople.at(-1)).toEqual({
      _id: expect.any(String),
      person: { name: "Diego" },
    })
  })

  it("whose token is refused is signed out, without a call that exchanges tokens or ends the session", async () => {
    platform = await startPlatform()
    const store = memoryStore()
    store.write({ token: "old", user: { id: 1, accessToken: "old", refreshToken: "r" } })
    const { api, session } = createClient({ api: platform.address, session: storedSession(store) })
    await Effect.runPromiseExit(api.call(roles.list))
    expect(session.state.peek()._tag).toBe("SignedOut")
    store.write({ token: "token-1", user: { id: 1, accessToken: "token-1", refreshToken: "r" } })
    await Effect.runPromise(session.signOut())
    expect([platform.unknown, platform.made]).toEqual([[], ["GET /acl/roles"]])
  })
})

describe("someone whose server lists extras", () => {
  it("sends them once the first answer told, whichever call that was", async () => {
    const { server, client, api } = open(({ method }) => (method === "GET" ? [] : role))
    expect(client.extras("identity").peek()).toBeUndefined()
    await Effect.runPromise(api.call(roles.create, { body }))
    await Effect.runPromise(api.call(roles.create, { body }))
    expect(keysOf(server)).toEqual([false, true])
    expect(client.extras("main").peek()).toEqual(new Set(extras))
  })

  it("is read once, where a call of an extra is the first of all", async () => {
    const { server, api } = open(({ path }) => (path === "/acl/users/me" ? {} : { removed: 1, refused: [] }))
    await Effect.runPromise(api.call(users.removeMany, { body: { ids: [3] } }))
    await Effect.runPromise(api.call(users.removeMany, { body: { ids: [4] } }))
    expect(server.heard.map(({ path }) => path)).toEqual([
      "/acl/users/me",
      "/acl/users/removeUsers",
      "/acl/users/removeUsers",
    ])
  })

  it("keeps them when a gateway answers without, and learns when an update brings more", async () => {
    let listed = "bulk"
    const { client, api } = open(() => {
      if (listed === "") return new Response("", { status: 502 })
      return new Response("[]", { headers: { "content-type": "application/json", [extrasHeader]: listed } })
    }, null)
    const known = () => [...(client.extras("identity").peek() ?? ["nothing heard"])]
    const told = async (next: string) => {
      listed = next
      await Effect.runPromiseExit(api.call(roles.create, { body }))
      return known()
    }
    expect(await told("")).toEqual(["nothing heard"])
    expect(await told("bulk")).toEqual(["bulk"])
    expect(await told("")).toEqual(["bulk"])
    expect(await told("Export, bulk")).toEqual(["export", "bulk"])
  })

  it("with services at addresses of their own is sent extras only by those that list them", async () => {
    const api = { identity: "http://one.test", main: "http://other.test" }
    const { server, client } = open(
      ({ url }) => {
        const listed = url.startsWith("http://one.test") ? { [extrasHeader]: "dashboard, bulk" } : undefined
        return Response.json([], { ...(listed && { headers: listed }) })
      },
      null,
      { api },
    )
    await Effect.runPromise(client.api.call(roles.list))
    expect(await Effect.runPromise(client.api.offers(users.removeMany))).toBe(true)
    expect(await Effect.runPromise(client.api.offers(dashboard.read))).toBe(false)
    expect(server.heard).toHaveLength(1)
  })

  it("goes on with a path for refreshing that the host named, listed or not", async () => {
    const server = tokenServer(() => [], 0, null)
    const store = memoryStore()
    const client = createClient({
      api: "http://api.test",
      session: storedSession(store),
      fetch: server.fetch,
      pace: "brisk",
      paths: { refresh: "/acl/users/refresh" },
    })
    await Effect.runPromise(client.session.signIn({ email: "user7@balcao.test", password: "demo1234" }))
    server.expire()
    expect(await Effect.runPromise(client.api.call(roles.list))).toEqual([])
    expect(server.refreshes()).toBe(1)
  })
})

it("a list of extras is read however it is written", () => {
  expect([...extrasIn(" Bulk ,, time-travel,export")]).toEqual(["bulk", "time-travel", "export"])
  expect(extrasIn("").size).toBe(0)
})

it("someone who adds a call beyond section 7 marks the extra it belongs to", () => {
  const known = Object.keys(specified).map((name) => name.replaceAll(/:\w+/g, ":"))
  const all = Object.values(calls).flatMap((group): ReadonlyArray<Endpoint> => Object.values(group))
  const { acceptance, accounts, printing, tracking } = calls
  const linked: ReadonlyArray<Endpoint> = [
    ...Object.values(accounts),
    ...Object.values(acceptance),
    printing.open,
    tracking.follow,
  ]
  const unmarked = all
    .filter(({ extra }) => extra === undefined)
    // Only who got a link from the server makes these.
    .filter((to) => !linked.includes(to))
    .map(({ method, path }) => `${method} ${path.replace(/\/$/, "").replaceAll(/:\w+/g, ":")}`)
  expect(unmarked.filter((name) => !known.includes(name))).toEqual([])
})

it("someone whose hosted session is refused is not asked for what a server would not know", async () => {
  const { server, api } = open(() => refusal(404, "NotFound"), null)
  expect(await Effect.runPromise(api.offers(dashboard.read))).toBe(false)
  expect(await Effect.runPromise(api.offers(dashboard.read))).toBe(false)
  expect(server.heard.map(({ path }) => path)).toEqual(["/acl/users/me"])
})
