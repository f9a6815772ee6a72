import { afterAll, afterEach, expect, test } from "vitest"
import { WebSocket } from "ws"
import { type Api, type Kind, password, sibling } from "../api.ts"
import { realtimeClient } from "../realtimeClient.ts"
import { until } from "../streamReader.ts"

/** New orders, told by the realtime database's protocol to the SDK itself. */
export const realtimeSuite = (api: () => Api) => {
  const open = new Array<ReturnType<typeof realtimeClient>>()
  const client = (kind: Kind, of = api()) => {
    const made = realtimeClient(of.server.address, () => api().tokenOf(kind))
    open.push(made)
    return made
  }
  const placed = new Array<number>()
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close()
  })
  afterAll(() => api().rows(`delete from orders where id in (${placed.join(", ")})`))

  /** Orders as the shop places them: the row, and then the bell. */
  const place = async (company: number, count = 1) => {
    const rows = await api().rows(
      `insert into orders (company_id, total_cents, placed_at)
       select ${company}, 5000, now() from generate_series(1, ${count}) returning id::int as id`,
    )
    await api().rows("select pg_notify('new_orders', '')")
    const ids = rows.map(({ id }) => id as number)
    placed.push(...ids)
    return ids
  }
  const since = async (cursor?: string, headers = {}) =>
    (
      await api().ask("GET", `/order/new${cursor === undefined ? "" : `?after=${cursor}`}`, {
        as: "root",
        headers,
      })
    ).body as { items: ReadonlyArray<{ _id: number }>; cursor: string }

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

  test("of fifty orders while the line is cut again and again none is missed by whoever goes on from the cursor", async () => {
    const one = client("root")
    one.listen("newOrder/1")
    await until(() => one.values.length === 1)
    const seen = new Set<number>()
    let { cursor } = await since(undefined, { company: "1" })
    const placed: Array<number> = []
    for (let round = 0; round < 5; round += 1) {
      one.cut()
      placed.push(...(await place(1, 10)))
      await place(2, 3)
      one.mend()
      const answer = await since(cursor, { company: "1" })
      for (const { _id } of answer.items) seen.add(_id)
      cursor = answer.cursor
    }
    expect([...seen].toSorted((a, b) => a - b)).toEqual(placed)
    await until(() => last(one) === placed.at(-1))
  })

  test("a session that ends takes its place with it within five seconds", async () => {
    const { body } = await api().ask("POST", "/users/auth-admin", {
      body: { email: "franchise@balcao.test", password },
    })
    const socket = new WebSocket(`${api().server.address.replace(/^http/, "ws")}/.ws?v=5&ns=balcao`)
    const told: Array<string> = []
    socket.on("message", (data) => void told.push(String(data)))
    await new Promise((resolve) => socket.once("open", resolve))
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
