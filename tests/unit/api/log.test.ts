import * as Effect from "effect/Effect"
import { afterEach, expect, it, vi } from "vitest"
import { createClient, storedSession } from "../../../src/api/client.ts"
import type { HttpFailure } from "../../../src/api/log.ts"
import { memoryStore } from "../../../src/api/store.ts"
import { session } from "../../../src/contract/session/session.ts"
import { users } from "../../../src/contract/users/users.ts"
import { type Answering, fakeApi, offline, refusal } from "./fakeApi.ts"

const open = (answer: Answering, log?: (failure: HttpFailure) => void) => {
  const store = memoryStore()
  store.write({ token: "a-secret", user: { id: 1, accessToken: "a-secret" } })
  const { fetch } = fakeApi(answer)
  return createClient({ api: "http://api.test", session: storedSession(store), fetch, ...(log && { log }) })
}
const email = "ana@balcao.test"

afterEach(() => vi.restoreAllMocks())

it("a host hears of each failed call: its status and message, and nothing secret (section 8)", async () => {
  const heard: HttpFailure[] = []
  const { api } = open(
    () => refusal(404, "NotFound", { message: "Não existe." }),
    (one) => heard.push(one),
  )
  await Effect.runPromiseExit(api.call(users.get, { params: { id: 42 } }))
  await Effect.runPromiseExit(api.call(session.forgot, { query: { email } }))
  expect(heard).toMatchObject([
    { status: 404, message: "Não existe.", method: "GET", path: "/acl/users/:id" },
    { status: 404, message: "Não existe.", path: "/acl/users/forgot" },
  ])
  expect(JSON.stringify(heard)).not.toMatch(/secret|ana@|42/)
})

it("a host hears of a call nobody answered, and a log that throws breaks nothing", async () => {
  vi.stubGlobal("reportError", () => {})
  const heard: HttpFailure[] = []
  const { api } = open(offline, (one) => {
    heard.push(one)
    throw new Error("full")
  })
  const exit = await Effect.runPromiseExit(
    api.call(users.create, { body: { username: "ana", fullname: "Ana", email } }),
  )
  expect(exit).toMatchObject({ _tag: "Failure" })
  expect(heard.at(-1)).toMatchObject({
    status: 0,
    message: "fetch failed",
    method: "POST",
    path: "/acl/users",
  })
  vi.unstubAllGlobals()
})

it("without a log of its own a page is warned in the console, once a minute of the same", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {})
  const { api } = open(() => refusal(403, "Forbidden", { needs: ["accessToUserUser"] }))
  for (let time = 0; time < 3; time += 1)
    await Effect.runPromiseExit(api.call(users.get, { params: { id: time + 1 } }))
  const own = warn.mock.calls.filter(([text]) => String(text).includes("/acl/users/:id"))
  expect(own).toEqual([["GET /acl/users/:id: 403 Forbidden"]])
})
