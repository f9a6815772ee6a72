import { connect } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { calls } from "../../../src/contract/calls.ts"
import { extras, extrasHeader } from "../../../src/contract/wire/extras.ts"
import { type Api, sibling } from "../api.ts"

/** Whatever is around the calls: addresses, headers, other origins, the document. */
export const protocolSuite = (api: () => Api) => {
  let other: Api
  beforeAll(async () => {
    other = await sibling(api(), { allowedOrigins: ["https://portal.example"], pace: "brisk" })
  })
  afterAll(() => other.server.close())

  const send = (text: string) =>
    new Promise<string>((resolve) => {
      const { hostname, port } = new URL(api().server.address)
      const socket = connect(Number(port), hostname)
      let answer = ""
      socket.on("data", (chunk) => (answer += String(chunk)))
      socket.on("close", () => resolve(answer))
      socket.write(text)
    })

  test("an address nobody serves and a method nobody takes are told apart from each other", async () => {
    const nowhere = await api().ask("GET", "/nowhere")
    const wrongMethod = await api().ask("PATCH", "/acl/roles/1")
    expect([nowhere.status, nowhere.body.code]).toEqual([404, "not_found"])
    expect([wrongMethod.status, wrongMethod.body.code]).toEqual([405, "method_not_allowed"])
  })

  test("every answer carries the request's number, the caller's own where it is a plain one", async () => {
    const own = await api().ask("GET", "/nowhere", { headers: { "x-request-id": "abc-1" } })
    const made = await api().ask("GET", "/health", { headers: { "x-request-id": "<script>" } })
    expect(own.headers.get("x-request-id")).toBe("abc-1")
    expect(made.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/)
  })

  test("a page of another origin reads on every answer what the server offers beyond the specification", async () => {
    const answers = ["/acl/roles", "/nowhere"].map((path) =>
      fetch(`${other.server.address}${path}`, { headers: { origin: "https://portal.example" } }),
    )
    for (const { headers } of await Promise.all(answers)) {
      expect(headers.get(extrasHeader)).toBe(
        extras.filter((one) => one !== "acquiring" && one !== "geocoding").join(", "),
      )
      expect(headers.get("access-control-expose-headers")).toContain(extrasHeader)
    }
  })

  test("pages of other origins may call only when they are on the list", async () => {
    const preflight = (origin: string) =>
      fetch(`${other.server.address}/acl/roles`, {
        method: "OPTIONS",
        headers: { origin, "access-control-request-method": "GET" },
      })
    const allowed = await preflight("https://portal.example")
    expect(allowed.headers.get("access-control-allow-origin")).toBe("https://portal.example")
    expect(allowed.headers.get("access-control-allow-credentials")).toBeNull()
    for (const origin of [
      "https://portal.example.evil.test",
      "http://portal.example",
      "null",
      "https://evil.test",
    ])
      expect((await preflight(origin)).headers.get("access-control-allow-origin")).toBeNull()
  })

  test("no answer may be framed, sniffed or run scripts from elsewhere", async () => {
    const { headers } = await api().ask("GET", "/config.json")
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'")
    expect(headers.get("content-security-policy")).toContain("script-src 'self'")
    expect(headers.get("content-security-policy")).toContain("img-src 'self' data: blob:;")
    expect(headers.get("permissions-policy")).toContain("camera=(self), ")
    // A kitchen's screen is full and stays on, and a phone reads barcodes.
    for (const feature of ["autoplay", "camera", "fullscreen", "screen-wake-lock"])
      expect(headers.get("permissions-policy")).toContain(`${feature}=(self)`)
    expect(headers.get("x-content-type-options")).toBe("nosniff")
    expect(headers.get("referrer-policy")).toBe("no-referrer")
  })

  test("the app is told where the API is, at what pace to go and whether this is the demo", async () => {
    expect((await other.ask("GET", "/config.json")).body).toEqual({
      apiUrl: "",
      pace: "brisk",
      demo: true,
      outbox: true,
      mapTiles: null,
      mapAttribution: null,
    })
    expect((await api().ask("GET", "/ready")).body).toEqual({ status: "ready" })
  })

  test("a developer reads every call in the OpenAPI document", async () => {
    const { body } = await api().ask("GET", "/docs/json")
    expect(body.openapi).toBe("3.1.0")
    for (const { method, path } of Object.values(calls).flatMap((group) => Object.values(group)))
      expect(body.paths[path.replaceAll(/:(\w+)/g, "{$1}")]).toHaveProperty(method.toLowerCase())
    const remove = body.paths["/acl/roles/{id}"].delete
    expect(remove["x-access"]).toEqual({ anyOf: ["accessToUserUser"], kinds: ["root", "application"] })
    expect(Object.keys(remove.responses)).toEqual(
      expect.arrayContaining(["204", "400", "401", "403", "404", "409"]),
    )
    const page = await fetch(`${api().server.address}/docs/`)
    expect(page.status).toBe(200)
    expect(page.headers.get("content-security-policy")).toContain("script-src")
  })

  test("bytes that are not HTTP, and headers sent twice, are refused in the usual form", async () => {
    expect(await send("nonsense\r\n\r\n")).toContain('"code":"bad_request"')
    const token = await api().tokenOf("root")
    const asked = (extra: string) =>
      send(`GET /acl/users/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${extra}\r\n\r\n`)
    const one = `Authorization: Bearer ${token}`
    expect(await asked(one)).toContain("200 OK")
    expect(await asked(`${one}\r\n${one}`)).toContain("401 Unauthorized")
    expect(await asked(`${one}\r\nCompany: 1\r\nCompany: 1`)).toContain("403 Forbidden")
  })
}
