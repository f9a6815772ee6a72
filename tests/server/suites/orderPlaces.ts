import type { AddressInfo } from "node:net"
import * as Effect from "effect/Effect"
import { afterAll, expect, test } from "vitest"
import { WebSocketServer } from "ws"
import { Connection } from "../../../host/server/realtime/connection.ts"
import { createClient, hostSession } from "../../../src/api/client.ts"
import { followNewOrders } from "../../../src/panels/orderAlert/followNewOrders.ts"
import type { Api } from "../api.ts"
import { ordersOf } from "../ordersOf.ts"
import { until } from "../streamReader.ts"

/** Tests of the source of new orders: the application's own Firebase project, or the server. */
export const orderPlaceSuite = (api: () => Api) => {
  const { place, forget } = ordersOf(api)
  afterAll(forget)

  const follow = (bases: Parameters<typeof createClient>[0]["api"]) => {
    const session = hostSession({
      getToken: () => api().tokenOf("restaurant"),
      company: { _id: 1, name: "" },
      permissions: ["accessToFoodOrders"],
    })
    const { api: calls } = createClient({ api: bases, session, log: () => {} })
    const rung = new Array<unknown>()
    const following = followNewOrders(calls, {
      company: 1,
      application: 1,
      database: undefined,
      onOrders: (orders) => rung.push(...orders.map(({ _id }) => _id)),
      onError: () => {},
    })
    return { rung, stop: Effect.runCallback(following) }
  }

  test("an application's own Firebase project tells of new orders in place of the server", async () => {
    const sockets = new WebSocketServer({ port: 0 })
    const project = new Array<Connection>()
    sockets.on("connection", (socket) => {
      const valueOf = async () => ({ _id: 1 })
      const connection = new Connection(
        socket,
        { admit: async () => undefined, hasRoom: () => true, valueOf },
        "",
      )
      connection.user = { userId: 0, companyAt: async () => 1 }
      project.push(connection)
    })
    const { port } = sockets.address() as AddressInfo
    const databaseURL = `http://127.0.0.1:${port}?ns=shop`
    await api().rows(`update applications set firebase = '${JSON.stringify({ databaseURL })}' where id = 1`)
    const { rung, stop } = follow(api().server.address)
    await until(() => project.some(({ places }) => places.has("newOrder/1")))
    const [id] = await place(1)
    for (const connection of project) connection.publish(1, { _id: id })
    await until(() => rung.length > 0)
    expect(rung).toEqual([id])
    expect((await api().ask("GET", "/v2/admin/applications/2", { as: "restaurant" })).status).toBe(404)
    stop()
    await api().rows("update applications set firebase = null where id = 1")
    for (const client of sockets.clients) client.terminate()
    sockets.close()
  })

  test("a page without an address for the applications is told by the server", async () => {
    const { address } = api().server
    const { rung, stop } = follow({ identity: address, main: address })
    for (let tries = 0; rung.length === 0 && tries < 40; tries += 1) {
      await place(1)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    expect(rung).not.toEqual([])
    stop()
  })
}
