import * as fc from "fast-check"
import { Agent, request, type RequestOptions } from "node:http"
import { connect, type Socket } from "node:net"
import { afterEach, expect, test } from "vitest"
import { limits } from "../../../src/contract/limits.ts"
import { hashCost } from "../../../host/server/session/passwords.ts"
import { throttling } from "../../../host/server/http/throttle.ts"
import { type Api, fresh, password, sibling } from "../api.ts"
import { addressOf, everyCall } from "../samples.ts"
import { type Scale, scaled } from "../scale.ts"
import { type Reader, reader, started } from "../streamReader.ts"
import { p99Of, starved } from "../times.ts"

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** A body with one place of it cut off, put in or replaced. */
const broken = (body: string) =>
  fc
    .record({ at: fc.nat(body.length - 1), put: fc.string({ unit: "binary", maxLength: 3 }), cut: fc.nat(3) })
    .map(({ at, put, cut }) =>
      cut === 3 ? body.slice(0, at) : body.slice(0, at) + put + body.slice(at + cut),
    )

/** Sends these bytes over connections that stay open; much quicker than fetch. */
const statusOf = (address: string, how: RequestOptions, raw: string) =>
  new Promise<number>((resolve, reject) => {
    const asked = request(address, how, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0))
    })
    asked.on("error", reject)
    asked.end(raw)
  })

/** Many at once who send what no browser sends, or send it very slowly. */
export const floodSuite = (api: () => Api, scale: Scale) => {
  const malformed = scaled(scale, 10_000)
  const sockets: Array<Socket> = []
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy()
  })

  test(`${malformed} malformed bodies are refused one by one, and the server stays up`, async () => {
    // Without WhatsApp's Cloud API set up, its webhook is not there, whatever is sent.
    const withBody = everyCall.filter(({ body, to }) => body !== undefined && to.path !== "/whatsapp/webhook")
    const { address } = api().server
    const authorization = `Bearer ${await api().tokenOf("root")}`
    const agent = new Agent({ keepAlive: true, maxSockets: 16 })
    const sending = { agent, headers: { authorization, "content-type": "application/json" } }
    const before = await api().counts()
    const each = Math.ceil(malformed / withBody.length)
    const statuses = new Map<number, number>()
    for (const sample of withBody) {
      const text = JSON.stringify(sample.body)
      const bad = fc.oneof(broken(text), fc.string({ unit: "binary", minLength: 1, maxLength: 40 }))
      const bodies = fc.sample(
        bad.filter((one) => one !== "" && !isJson(one)),
        { numRuns: each, seed: 28 },
      )
      const send = async () => {
        for (let raw = bodies.pop(); raw !== undefined; raw = bodies.pop()) {
          const status = await statusOf(
            `${address}${addressOf(sample)}`,
            { ...sending, method: sample.to.method },
            raw,
          )
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
        }
      }
      await Promise.all(Array.from({ length: 16 }, send))
    }
    agent.destroy()
    expect([...statuses.keys()]).toEqual([400])
    expect(statuses.get(400)).toBeGreaterThanOrEqual(malformed)
    expect(await api().counts()).toBe(before)
  })

  test("five hundred who send a byte at a time keep nobody else waiting", async () => {
    const { hostname, port } = new URL(api().server.address)
    const list = async () => {
      const start = performance.now()
      const { status } = await api().ask("POST", "/acl/users/findUsers", { as: "root", body: {} })
      expect(status).toBe(200)
      return performance.now() - start
    }
    const quiet = await p99Of(100, list)
    const begun = [
      "GET /acl/users HTTP/1.1\r\nHost: x\r\nA",
      "POST /users/auth-admin HTTP/1.1\r\nHost: x\r\n",
    ]
    const head = "content-type: application/json\r\ncontent-length: 5000\r\n\r\n{"
    await Promise.all(
      Array.from(
        { length: 500 },
        (_, at) =>
          new Promise<void>((resolve) => {
            const socket = connect(Number(port), hostname, resolve)
            socket.on("error", () => undefined)
            socket.write(at % 2 === 0 ? begun[0]! : begun[1]! + head)
            sockets.push(socket)
          }),
      ),
    )
    const slow = await p99Of(100, () => {
      for (const socket of sockets.slice(0, 20)) socket.write("a")
      return list()
    })
    expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([])
    console.log(`500 slow clients: lists take ${Math.round(slow)} ms at p99, else ${Math.round(quiet)} ms`)
    expect(slow).toBeLessThan(Math.max(starved, 4 * quiet))
  })

  test("a user who sends two thousand calls at once is told to come back, and another waits hardly longer than else", async () => {
    const { hostname, port } = new URL(api().server.address)
    const token = await api().tokenOf("application")
    const list = async () => {
      const start = performance.now()
      const { status } = await api().ask("POST", "/acl/users/findUsers", { as: "root", body: {} })
      expect(status).toBe(200)
      return performance.now() - start
    }
    const quiet = await p99Of(50, list)
    const told: Array<string> = []
    const socket = connect(Number(port), hostname)
    sockets.push(socket)
    socket.on("data", (chunk) => told.push(String(chunk)))
    const head = `POST /acl/users/findUsers HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n`
    socket.write(`${head}content-type: application/json\r\ncontent-length: 2\r\n\r\n{}`.repeat(2000))
    const loud = await p99Of(50, list)
    const answers = () => [...told.join("").matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
    await expect.poll(() => answers().length, { timeout: 120_000 }).toBe(2000)
    expect(new Set(answers())).toEqual(new Set(["200", "429"]))
    console.log(`2,000 calls at once: lists take ${Math.round(loud)} ms at p99, else ${Math.round(quiet)} ms`)
    expect(loud).toBeLessThan(Math.max(starved, 4 * quiet))
  })

  test("one user has so many streams and no more, and reopens one at once after leaving it", async () => {
    const maps: Array<Reader> = []
    for (let count = 0; count < limits.stream.perUser; count += 1) {
      maps.push(await reader(api(), "supermarket"))
      await started(maps.at(-1)!)
    }
    const refused = await reader(api(), "supermarket")
    expect([refused.answer.status, refused.answer.headers.get("retry-after")]).toEqual([
      429,
      String(limits.stream.retry.maxMs / 1000),
    ])
    const other = await reader(api(), "restaurant")
    expect(other.answer.status).toBe(200)
    other.leave()
    maps.pop()?.leave()
    const next = await reader(api(), "supermarket")
    maps.push(next)
    expect(next.answer.status).toBe(200)
    for (const map of maps) map.leave()
  })
}

/** Many who register from one address at once, while somebody there signs in. */
export const registrationFloodSuite = (api: () => Api) => {
  test("seven hundred who register from one address keep nobody there from signing in within two seconds", async () => {
    const real = await sibling(api(), { hashCost, throttling })
    const username = fresh("honesto")
    const email = `${username}@exemplo.test`
    const person = { username, fullname: "Honesto", email, password }
    expect((await real.ask("POST", "/acl/users", { as: "root", body: person })).status).toBe(200)
    const agent = new Agent({ maxSockets: 700 })
    const headers = { "content-type": "application/json" }
    const register = () => {
      const name = fresh("enchente")
      const body = { username: name, fullname: "Enchente", email: `${name}@exemplo.test`, password }
      const how = { agent, headers, method: "POST" }
      return statusOf(`${real.server.address}/acl/users/register`, how, JSON.stringify(body))
    }
    const signIn = async () => {
      const start = performance.now()
      const { status } = await real.ask("POST", "/users/auth-admin", { body: { email, password } })
      expect(status).toBe(200)
      return Math.round(performance.now() - start)
    }
    const quiet = await p99Of(5, signIn)
    let isOver = false
    const flood = Promise.all(Array.from({ length: 700 }, register)).finally(() => {
      isOver = true
    })
    const times: Array<number> = []
    do times.push(await signIn())
    while (!isOver && times.length < 10)
    expect(new Set(await flood)).toEqual(new Set([200, 429]))
    agent.destroy()
    await real.server.close()
    console.log(
      `700 registrations from one address: sign-ins meanwhile take ${times.join(", ")} ms, else ${quiet} ms`,
    )
    expect(Math.max(...times)).toBeLessThan(Math.max(starved, 4 * quiet))
  })
}
