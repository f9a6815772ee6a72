import * as fc from "fast-check"
import { connect, type Socket } from "node:net"
import { afterEach, expect, test } from "vitest"
import type { Api } from "../api.ts"
import { addressOf, everyCall } from "../samples.ts"

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

/** Many at once who send what no browser sends, or send it very slowly. */
export const floodSuite = (api: () => Api) => {
  const sockets: Array<Socket> = []
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy()
  })

  test("ten thousand malformed bodies are refused one by one, and the server stays up", async () => {
    const withBody = everyCall.filter(({ body }) => body !== undefined)
    await api().tokenOf("root")
    const before = await api().counts()
    const each = Math.ceil(10_000 / withBody.length)
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
          const { status } = await api().ask(sample.to.method, addressOf(sample), { as: "root", raw })
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
        }
      }
      await Promise.all(Array.from({ length: 16 }, send))
    }
    expect([...statuses.keys()]).toEqual([400])
    expect(statuses.get(400)).toBeGreaterThanOrEqual(10_000)
    expect(await api().counts()).toBe(before)
  })

  test("five hundred who send a byte at a time keep nobody else waiting", async () => {
    const { hostname, port } = new URL(api().server.address)
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
    const times: Array<number> = []
    for (let round = 0; round < 200; round += 1) {
      for (const socket of sockets.slice(round % 10, 50)) socket.write("a")
      const start = performance.now()
      const { status } = await api().ask("POST", "/acl/users/findUsers", { as: "root", body: {} })
      times.push(performance.now() - start)
      expect(status).toBe(200)
    }
    expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([])
    const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!
    console.log(`500 slow clients: lists take ${Math.round(p99)} ms at p99`)
    expect(p99).toBeLessThan(300)
  })
}
