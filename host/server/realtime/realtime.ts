import type { IncomingMessage } from "node:http"
import type { Duplex } from "node:stream"
import type { FastifyInstance } from "fastify"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { type WebSocket, WebSocketServer } from "ws"
import { allows, seesNewOrders } from "../../../src/contract/access/access.ts"
import { limits } from "../../../src/contract/limits.ts"
import { ringOf } from "../../../src/contract/orders/newOrders.ts"
import { identify } from "../access/caller.ts"
import { companyWithin } from "../access/reach.ts"
import type { Store } from "../db/open.ts"
import type { AccessTokens } from "../session/accessTokens.ts"
import { presentSpan } from "../streams/span.ts"
import { Connection, type Desk, type Guest } from "./connection.ts"
import { latestOrder, newOrderChannel, ordersSince } from "./newOrders.ts"
import { type OneAtATime, oneAtATime } from "./oneAtATime.ts"

const path = "/.ws"
/** Bytes of one frame, and milliseconds a connection may take to say whose it is. */
const maxPayload = 32_768
const anonymousMs = 15_000
/** Milliseconds between two looks for new orders, in case a notification is lost. */
const lookMs = 5000

interface RealtimeOptions {
  readonly tokens: AccessTokens
  /** Other origins whose pages may connect. */
  readonly allowedOrigins: ReadonlyArray<string>
}

/** Browsers say where a page is from. A page of ours is from the host it connects to. */
const isWelcome = ({ headers }: IncomingMessage, allowedOrigins: ReadonlyArray<string>): boolean => {
  const { origin, host } = headers
  if (origin === undefined || allowedOrigins.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

const refuse = (socket: Duplex, status: string) =>
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)

/** Who a token belongs to, and which places of the database are open to them now. */
const admitWith =
  ({ db }: Store, tokens: AccessTokens): Desk["admit"] =>
  async (token): Promise<Guest | undefined> => {
    const exit = await Effect.runPromiseExit(identify(db, tokens, { authorization: [`Bearer ${token}`] }))
    if (Exit.isFailure(exit)) return undefined
    const { user, membership } = exit.value
    const companyAt = async (place: string) => {
      const [, id] = /^newOrder\/([1-9]\d{0,14})$/.exec(place) ?? []
      if (id === undefined || !allows(seesNewOrders, user)) return undefined
      return (await companyWithin(membership, Number(id), db)) ? Number(id) : undefined
    }
    return { userId: user.id as number, companyAt }
  }

/** All connections of this process, what they are told and whether they may still be. */
class Realtime {
  private readonly connections = new Map<WebSocket, Connection>()
  private readonly store: Store
  private readonly desk: Desk
  private readonly telling: OneAtATime
  private cursor: number | undefined
  private isOver = false

  constructor(store: Store, tokens: AccessTokens, onError: (cause: unknown) => void) {
    this.store = store
    this.desk = { admit: admitWith(store, tokens), valueOf: (company) => latestOrder(store.db, company) }
    this.telling = oneAtATime(() => this.tellNew(), onError)
  }

  async open(socket: WebSocket, host: string) {
    socket.on("error", () => socket.terminate())
    socket.on("close", () => this.connections.delete(socket))
    if (this.cursor === undefined) {
      const { from } = await presentSpan(this.store.db)
      // Another connection may have come first; moving its cursor would skip its orders.
      this.cursor ??= from
    }
    if (this.isOver) return socket.terminate()
    const connection = new Connection(socket, this.desk, host)
    this.connections.set(socket, connection)
    setTimeout(() => connection.guest ?? socket.close(1008), anonymousMs).unref()
  }

  /** Tells of orders placed since the last look. */
  look() {
    if (this.connections.size === 0) this.cursor = undefined
    else if (!this.isOver) this.telling.run()
  }

  /** Ends what is no longer allowed: sessions that ended, companies somebody lost. */
  async recheck() {
    for (const [socket, connection] of this.connections) {
      const { guest } = connection
      if (!guest) continue
      const mine = [...this.connections.values()].filter((one) => one.guest?.userId === guest.userId)
      if (mine.length > limits.stream.perUser) socket.close(1013)
      const now = await this.desk.admit(connection.token)
      if (!now) connection.expire()
      else
        for (const [place] of connection.places)
          if ((await now.companyAt(place)) === undefined) connection.revoke(place)
    }
  }

  /** Ends all connections, and those that come back at once: the server would wait for them. */
  async stop() {
    this.isOver = true
    for (const socket of this.connections.keys()) socket.terminate()
    await this.telling.idle()
  }

  private async tellNew() {
    if (this.cursor === undefined) return
    const { orders, cursor } = await ordersSince(this.store.db, this.cursor)
    this.cursor = cursor
    const fresh = orders.filter((order) => !this.told.has(ringOf(order)))
    this.told = new Set(orders.map(ringOf))
    const latest = new Map(fresh.map(({ company, ...told }) => [company._id, told]))
    for (const [company, value] of latest)
      for (const connection of this.connections.values()) connection.tell(company, value)
  }

  /** Orders of transactions that had not ended when they were told of are read again. */
  private told: ReadonlySet<string> = new Set()
}

/** Answers the Realtime Database's protocol at `/.ws`, for the places of new orders. */
export const serveRealtime = (app: FastifyInstance, store: Store, options: RealtimeOptions) => {
  const sockets = new WebSocketServer({ noServer: true, maxPayload, clientTracking: false })
  const onError = (cause: unknown) => app.log.warn(cause, "new orders could not be told of")
  const realtime = new Realtime(store, options.tokens, onError)
  app.server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if ((request.url ?? "").split("?")[0] !== path) return refuse(socket, "404 Not Found")
    if (!isWelcome(request, options.allowedOrigins)) return refuse(socket, "403 Forbidden")
    sockets.handleUpgrade(request, socket, head, (client) => {
      realtime.open(client, request.headers.host ?? "").catch((cause: unknown) => {
        onError(cause)
        client.close(1013)
      })
    })
  })
  const unlisten = store.listen(newOrderChannel, () => realtime.look())
  const timers = [
    setInterval(() => realtime.look(), lookMs),
    setInterval(() => void realtime.recheck().catch(onError), limits.stream.heartbeatMs),
  ]
  for (const timer of timers) timer.unref()
  app.addHook("preClose", async () => {
    for (const timer of timers) clearInterval(timer)
    const silence = await unlisten
    await silence()
    await realtime.stop()
  })
}
