import { once } from "node:events"
import { connect } from "node:net"
import * as Effect from "effect/Effect"
import { afterAll, afterEach, expect, test } from "vitest"
import { WebSocket } from "ws"
import { moveDueOrders } from "../../../host/server/orders/dueOrders.ts"
import { createClient, hostSession } from "../../../src/api/client.ts"
import { serverDatabase } from "../../../src/panels/orderAlert/serverDatabase.ts"
import { followNewOrders } from "../../../src/panels/orderAlert/followNewOrders.ts"
import { type Api, type Kind, password, sibling } from "../api.ts"
import { cuttableLine } from "../cuttableLine.ts"
import { realtimeClient } from "../realtimeClient.ts"
import { ordersOf } from "../ordersOf.ts"
import { until } from "../streamReader.ts"

/** New orders, told by the realtime database's protocol to the SDK itself. */
export const realtimeSuite = (api: () => Api, length: "short" | "long") => {
  const open = new Array<ReturnType<typeof realtimeClient>>()
  const client = (kind: Kind, of = api()) => {
    const made = realtimeClient(of.server.address, () => api().tokenOf(kind))
    open.push(made)
    return made
  }
  const { place, forget } = ordersOf(api)
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close()
  })
  afterAll(forget)

  const last = (one: ReturnType<typeof client>) => one.values.at(-1)?._id

  test("whoever listens to a company is told of each new order, through whichever process", async () => {
    const other = await sibling(api(), {})
    const [mine, theirs] = [client("root"), client("restaurant", other)]
    for (const one of [mine, theirs]) one.listen("newOrder/1")
    for (const one of [mine, theirs]) await until(() => one.values.length === 1)
    const [id] = await place(1)
    for (const one of [mine, theirs]) await until(() => last(one) === id)
    await place(2)
    const [next] = await place(1)
    for (const one of [mine, theirs]) await until(() => last(one) === next)
    expect(mine.values).toHaveLength(3)
    await other.server.close()
  })

  test("a scheduled order rings again when its time has come, though nothing was ordered since", async () => {
    const mine = client("restaurant")
    mine.listen("newOrder/1")
    await until(() => mine.values.length === 1)
    const [id] = await place(1, 1, "SCHEDULED")
    await until(() => last(mine) === id)
    const rung = mine.values.length
    await api().rows(`update orders set promised_at = now() where id = ${id}`)
    await moveDueOrders(api().server.store!.db)
    await until(() => mine.values.length === rung + 1)
    expect(mine.values.at(-1)).toMatchObject({ _id: id, status: "WAIT_COMPANY" })
  })

  test("a foreign company, another place and a writer are turned away, and a page from elsewhere does not get in", async () => {
    const restaurant = client("restaurant")
    for (const path of ["newOrder/2", "newOrder", "users/1", "newOrder/1/secret"]) restaurant.listen(path)
    await until(() => restaurant.errors.length === 4)
    const partner = client("partner")
    partner.listen("newOrder/3")
    await until(() => partner.errors.length === 1)
    expect([...restaurant.values, ...partner.values]).toEqual([])
    const socketFrom = (path: string, origin?: string) =>
      new Promise<string>((resolve) => {
        const address = `${api().server.address.replace(/^http/, "ws")}${path}`
        const socket = new WebSocket(address, origin === undefined ? {} : { origin })
        socket.on("error", ({ message }) => resolve(message))
        socket.on("message", (data) => {
          resolve(JSON.parse(String(data)).d.t)
          socket.close()
        })
      })
    expect(await socketFrom("/.ws?v=5&ns=x", "https://evil.example")).toContain("403")
    expect(await socketFrom("/.ws?v=5&ns=x", api().server.address)).toBe("h")
    expect(await socketFrom("/elsewhere")).toContain("404")
  })

  test("a server that closes does not wait for a listener who comes in meanwhile", async () => {
    const other = await sibling(api(), {})
    const { hostname, port, host } = new URL(other.server.address)
    const socket = connect(Number(port), hostname)
    await once(socket, "connect")
    const closing = other.server.close()
    await new Promise((resolve) => setTimeout(resolve, 200))
    const key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
    const asked = `GET /.ws HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket`
    socket.write(`${asked}\r\n${key}\r\n\r\n`)
    await closing
    expect(socket.readableEnded || socket.destroyed || (await once(socket.resume(), "close"))).toBeTruthy()
  })

  const everyOrder = (count: number, cuts: number) => async () => {
    const line = await cuttableLine(api().server.address)
    const session = hostSession({
      getToken: () => api().tokenOf("restaurant"),
      company: { _id: 1, name: "" },
      permissions: ["accessToFoodOrders"],
    })
    const { api: calls } = createClient({ api: line.address, session, log: () => {} })
    const told = new Array<number>()
    let heard = 0
    const following = followNewOrders(calls, {
      company: 1,
      database: async (place, listener) => {
        const onValue = (value: unknown) => {
          heard += 1
          listener.onValue(value)
        }
        return serverDatabase(calls)(place, { ...listener, onValue })
      },
      onOrders: (orders) => told.push(...orders.map(({ _id }) => _id as number)),
      onError: () => {},
      pace: { probeMs: 250, answerMs: 1000 },
    })
    const stop = Effect.runCallback(following)
    await until(() => heard > 0)
    const placed: Array<number> = []
    for (let round = 0; round < cuts; round += 1) {
      if (round % 4 === 3) line.die()
      else line.cut()
      placed.push(...(await place(1, count / cuts / 2)))
      await place(2, 1)
      placed.push(...(await place(1, count / cuts / 2)))
    }
    await until(() => told.length >= placed.length, 30_000)
    expect(told.toSorted((a, b) => a - b)).toEqual(placed)
    stop()
    line.close()
  }
  const [count, cuts] = length === "long" ? [1000, 20] : [40, 4]
  test(
    `of ${count} orders and ${cuts} cuts of the line, some of them unnoticed, each is told once`,
    { timeout: 300_000 },
    everyOrder(count, cuts),
  )

  test("a session that ends takes its place with it within five seconds", async () => {
    const { body } = await api().ask("POST", "/users/auth-admin", {
      body: { email: "franchise@balcao.test", password },
    })
    const socket = new WebSocket(`${api().server.address.replace(/^http/, "ws")}/.ws?v=5&ns=balcao`)
    const told: Array<string> = []
    socket.on("message", (data) => void told.push(String(data)))
    await until(() => told.length > 0)
    const say = (r: number, a: string, b: object) => socket.send(JSON.stringify({ t: "d", d: { r, a, b } }))
    say(1, "auth", { cred: body.accessToken })
    say(2, "q", { p: "/newOrder/1", h: "" })
    say(3, "p", { p: "/newOrder/1", d: { _id: 1 } })
    await until(() => told.some((one) => one.includes(`"r":3`)))
    expect(told.find((one) => one.includes(`"r":3`))).toContain("permission_denied")
    await api().ask("POST", "/acl/users/logout", { body: { refreshToken: body.refreshToken } })
    await until(() => told.some((one) => one.includes("expired_token")))
    const count = told.length
    await place(1)
    const watching = client("root")
    watching.listen("newOrder/1")
    await until(() => watching.values.length > 0)
    expect(told).toHaveLength(count)
    for (const odd of ["999999", "nonsense"]) socket.send(odd)
    await until(() => socket.readyState === socket.CLOSED)
  })
}
