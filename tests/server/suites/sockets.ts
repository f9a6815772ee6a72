import { once } from "node:events"
import { connect, type Socket } from "node:net"
import { afterAll, afterEach, expect, test } from "vitest"
import { WebSocket } from "ws"
import { limits } from "../../../src/contract/limits.ts"
import { type Api, type Kind, password } from "../api.ts"
import { ordersOf } from "../ordersOf.ts"
import { until } from "../streamReader.ts"

/** Connections to the realtime database by whoever does not keep to what the SDK does. */
export const socketSuite = (api: () => Api) => {
  const { place, forget } = ordersOf(api)
  const opened: Array<WebSocket | Socket> = []
  afterEach(() => {
    for (const one of opened.splice(0))
      if ("terminate" in one) one.terminate()
      else one.destroy()
  })
  afterAll(forget)

  /** A client that says what it wants and hears what it is told. */
  const connected = async () => {
    const socket = new WebSocket(`${api().server.address.replace(/^http/, "ws")}/.ws?v=5&ns=balcao`)
    opened.push(socket)
    const told: Array<string> = []
    socket.on("message", (data) => void told.push(String(data)))
    socket.on("error", (error) => void told.push(error.message))
    let number = 0
    const say = async (a: string, b: object) => {
      number += 1
      const reply = `"r":${number},`
      socket.send(JSON.stringify({ t: "d", d: { r: number, a, b } }))
      await until(() => told.some((one) => one.includes(reply)) || socket.readyState === socket.CLOSED)
      return told.find((one) => one.includes(reply)) ?? "closed"
    }
    await until(() => told.length > 0)
    const auth = (cred: string) => say("auth", { cred })
    return {
      socket,
      told,
      say,
      auth,
      as: async (kind: Kind) => auth(await api().tokenOf(kind)),
      listen: (company: number) => say("q", { p: `/newOrder/${company}`, h: "" }),
    }
  }
  type Client = Awaited<ReturnType<typeof connected>>
  const rungOf = ({ told }: Client, id: number) => told.some((one) => one.includes(`"_id":${id},`))
  /** Places an order and waits until those who may hear of it did. */
  const ring = async (company: number) => {
    const listener = await connected()
    await listener.as("root")
    await listener.listen(company)
    const [id] = await place(company)
    await until(() => rungOf(listener, id!))
    listener.socket.close()
    return id!
  }

  test("whoever signs in anew on a connection has only the places open to them now, and who is refused has none", async () => {
    const one = await connected()
    await one.as("root")
    expect(await one.listen(1)).toContain('"s":"ok"')
    expect(await one.listen(2)).toContain('"s":"ok"')
    await one.as("restaurant")
    expect([rungOf(one, await ring(2)), rungOf(one, await ring(1))]).toEqual([false, true])
    expect(one.told.filter((told) => told.includes('"a":"c"'))).toEqual([
      expect.stringContaining("newOrder/2"),
    ])
    expect(await one.auth("no.such.token")).toContain("invalid_token")
    expect(rungOf(one, await ring(1))).toBe(false)
    await one.as("restaurant")
    await one.listen(1)
    await one.say("unauth", {})
    expect(rungOf(one, await ring(1))).toBe(false)
  })

  test("whoever is deleted hears nothing five seconds later, whatever they tried meanwhile", async () => {
    const { body: me } = await api().ask("POST", "/acl/users", {
      as: "root",
      body: { username: "ouvinte", fullname: "Ouvinte", email: "ouvinte@exemplo.test", password },
    })
    await api().rows(`update users set is_root = true where id = ${me.id}`)
    const { body } = await api().ask("POST", "/users/auth-admin", { body: { email: me.email, password } })
    const [one, other] = [await connected(), await connected()]
    for (const client of [one, other]) {
      await client.auth(body.accessToken)
      await client.listen(1)
    }
    await api().rows(`delete from users where id = ${me.id}`)
    expect(await one.auth(body.accessToken)).toContain("invalid_token")
    await until(() => other.told.some((told) => told.includes("expired_token")))
    const id = await ring(1)
    expect([rungOf(one, id), rungOf(other, id)]).toEqual([false, false])
  })

  /** A connection that is asked for by hand, and whose bytes nobody reads. */
  const raw = async () => {
    const { hostname, port, host } = new URL(api().server.address)
    const socket = connect(Number(port), hostname)
    opened.push(socket)
    socket.on("error", () => {})
    const key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
    socket.write(
      `GET /.ws HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}\r\n\r\n`,
    )
    const [first] = (await once(socket, "data")) as [Buffer]
    socket.pause()
    return { socket, status: Number(String(first).split(" ")[1]) }
  }
  /** A text as a client sends it, under a mask of zeros. */
  const frame = (text: string) =>
    Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])

  test("an address has so many connections that do not say whose they are, and one that is closed is gone in a second", async () => {
    const all: Array<Awaited<ReturnType<typeof raw>>> = []
    while (all.at(-1)?.status !== 429 && all.length < 200) all.push(await raw())
    expect([all.length, all.at(-1)?.status]).toEqual([31, 429])
    const closing = all[0]!.socket
    closing.write(frame("nonsense"))
    closing.resume()
    const began = performance.now()
    await once(closing, "close")
    expect(performance.now() - began).toBeLessThan(3000)
    expect((await raw()).status).toBe(101)
  })

  test("a client that never reads what it is told is cut off before it fills the memory", async () => {
    const { socket } = await raw()
    const pings = Buffer.concat(Array.from({ length: 20_000 }, () => frame('{"t":"c","d":{"t":"p"}}')))
    let rounds = 0
    while (!socket.destroyed && rounds < 60) {
      rounds += 1
      await new Promise<void>((resolve) => socket.write(pings, () => resolve()))
    }
    expect(socket.destroyed).toBe(true)
  })

  test("a user has so many connections, and one more is turned away without harm to the others", async () => {
    const clients: Array<Client> = []
    for (let count = 0; count < limits.stream.perUser; count += 1) {
      const client = await connected()
      expect(await client.as("partner")).toContain('"s":"ok"')
      clients.push(client)
    }
    const more = await connected()
    await more.as("partner")
    await until(() => more.socket.readyState === WebSocket.CLOSED)
    expect(clients.every(({ socket }) => socket.readyState === WebSocket.OPEN)).toBe(true)
  })
}
