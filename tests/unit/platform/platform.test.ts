import { afterEach, beforeEach, expect, test } from "vitest"
import { type Platform, startPlatform } from "../../platform/platform.ts"

let platform: Platform
beforeEach(async () => {
  platform = await startPlatform()
})
afterEach(() => platform.close())

const bearer = { authorization: "Bearer token-1", "content-type": "application/json" }
const call = (path: string, init: RequestInit = {}) =>
  fetch(`${platform.address}${path}`, { headers: bearer, ...init })

test("a person whose page makes the specification's calls is served, and nothing is noted", async () => {
  const signedIn = await call("/users/auth-admin", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "root@balcao.test", password: "demo1234", type: "admin" }),
  })
  expect(await signedIn.json()).toMatchObject({ accessToken: "token-1" })
  const page = await call("/delivery-man/paginator/?pageIn=0&pageOut=3&person=Diego")
  expect(await page.json()).toMatchObject({ items: [{ person: { name: "Diego Barbosa" } }], totalCount: 1 })
  const saved = await call("/acl/roles", {
    method: "PUT",
    body: JSON.stringify({ id: 2, title: "Atendimento", permissions: [1], createdAt: "2026-03-02" }),
  })
  expect([saved.status, await saved.text()]).toEqual([200, "OK"])
  expect(platform.unknown).toEqual([])
})

test("a person whose page asks for more than the specification has is found out", async () => {
  await call("/v2/report/dashboard")
  await call("/acl/roles", { headers: { ...bearer, "idempotency-key": "1" } })
  await call("/delivery-man/paginator/?pageIn=0&sort=name")
  await call("/acl/roles/findRoles", {
    method: "POST",
    body: JSON.stringify({ filter: { isCoreRole: true } }),
  })
  await call("/acl/roles", {
    method: "OPTIONS",
    headers: { origin: "http://partner.test", "access-control-request-headers": "authorization,if-match" },
  })
  expect(platform.unknown).toEqual([
    "GET /v2/report/dashboard",
    "GET /acl/roles: header idempotency-key",
    "GET /delivery-man/paginator/: query sort",
    "POST /acl/roles/findRoles: field filter.isCoreRole",
    "preflight asks for if-match",
  ])
})
