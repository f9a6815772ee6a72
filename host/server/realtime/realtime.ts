import type { IncomingMessage } from "node:http"
import type { Duplex } from "node:stream"
import type { FastifyInstance } from "fastify"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import { type WebSocket, WebSocketServer } from "ws"
import { allows, seesNewOrders } from "../../../src/contract/access/access.ts"
import { limits } from "../../../src/contract/limits.ts"
import { ringOf } from "../../../src/contract/orders/newOrders.ts"
import { identify } from "../access/caller.ts"
import { companyWithin } from "../access/reach.ts"
import type { Store } from "../db/store.ts"
import type { AccessTokens } from "../access/accessTokens.ts"
import { presentSpan } from "../streams/span.ts"
import { Connection, type ConnectionCallbacks, type ConnectionUser } from "./connection.ts"
import { latestOrder, newOrderChannel, ordersSince } from "./newOrders.ts"
import { type OneAtATime, oneAtATime } from "./oneAtATime.ts"
import { networkOfRequest, SocketLimits } from "./socketLimits.ts"

const path = "/.ws"
/** Bytes of one frame, and milliseconds a connection may take to say whose it is. */
const maxPayload = 32_768
const anonymousMs = 15_000
/** Milliseconds between two looks for new orders, in case a notification is lost. */
const lookMs = 5000

/** Checks who may connect, and from where. */
interface RealtimeOptions {
  readonly allowedOrigins?: ReadonlyArray<string>
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies?: ReadonlyArray<string>
  readonly tokens: AccessTokens
}

/** Browsers say where a page is from. A page of ours is from the host it connects to. */
const isWelcome = ({ headers }: IncomingMessage, allowedOrigins: ReadonlyArray<string>): boolean => {
  const { origin, host } = headers
  if (origin === undefined || allowedOrigins.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

/** Answers and lets go, whether the other side does or not. */
const refuse = (socket: Duplex, status: string) => {
  socket.on("error", () => socket.destroy())
  socket.once("finish", () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}

/** Identifies a token's user and the places of the database they may read now. */
const admitWith =
  ({ db }: Store, tokens: AccessTokens): ConnectionCallbacks["admit"] =>
  async (token): Promise<ConnectionUser | undefined> => {
    const exit = await Effect.runPromiseExit(identify(db, tokens, { authorization: [`Bearer ${token}`] }))
    // A database that is away says nothing of anybody's rights.
    if (Exit.isFailure(exit) && Option.isNone(Cause.findErrorOption(exit.cause)))
      throw Cause.squash(exit.cause)
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
  private readonly desk: ConnectionCallbacks
  private readonly telling: OneAtATime
  private readonly checking: OneAtATime
  private cursor: number | undefined
  /** The start of the latest check of all rights, in milliseconds. */
  private checkedAt = 0
  private isOver = false

  constructor(store: Store, tokens: AccessTokens, onError: (cause: unknown) => void) {
    this.store = store
    this.desk = {
      admit: admitWith(store, tokens),
      hasRoom: (userId) => this.openOf(userId) < limits.stream.perUser,
      valueOf: (company) => latestOrder(store.db, company),
    }
    this.telling = oneAtATime(() => this.tellNew(), onError)
    this.checking = oneAtATime(() => this.check(), onError)
  }

  async open(socket: WebSocket, host: string) {
    socket.on("error", () => socket.terminate())
    socket.on("close", () => this.connections.delete(socket))
    if (this.cursor === undefined) {
      const { from } = await presentSpan(this.store.db)
      // Another connection may have come first; moving its cursor would skip its orders.
      this.cursor ??= from
    }
    if (this.isOver || socket.readyState !== socket.OPEN) return socket.terminate()
    this.connections.set(socket, new Connection(socket, this.desk, host))
  }

  isAnonymous(socket: WebSocket | undefined): boolean {
    return socket === undefined || this.connections.get(socket)?.user === undefined
  }

  /** Tells of orders placed since the last look. */
  look() {
    if (this.connections.size === 0) this.cursor = undefined
    else if (!this.isOver) this.telling.run()
  }

  /**
   * Revokes access that is no longer allowed: ended sessions, lost companies, and connections that never identified
   * themselves.
   */
  recheck() {
    if (!this.isOver) this.checking.run()
  }

  /** Ends all connections, and those that come back at once: the server would wait for them. */
  async stop() {
    this.isOver = true
    for (const socket of this.connections.keys()) socket.terminate()
    await Promise.all([this.telling.idle(), this.checking.idle()])
  }

  private openOf(userId: number) {
    return [...this.connections.values()].filter(({ user }) => user?.userId === userId).length
  }

  private async check() {
    const began = Date.now()
    const open = [...this.connections.values()]
    for (const connection of open)
      if (!connection.user && connection.anonymousSince + anonymousMs < began) connection.close(1008)
    const tokens = new Set(open.flatMap(({ user, token }) => (user ? [token] : [])))
    for (const token of tokens) {
      const guest = await this.desk.admit(token)
      // A connection whose token changed meanwhile was checked at that time.
      for (const connection of open.filter((one) => one.user && one.token === token))
        if (guest) await connection.restrictTo(guest)
        else connection.expire()
    }
    this.checkedAt = began
  }

  private async tellNew() {
    if (this.cursor === undefined) return
    if (this.checkedAt + lookMs < Date.now()) await this.check()
    const { orders, cursor } = await ordersSince(this.store.db, this.cursor)
    this.cursor = cursor
    const fresh = orders.filter((order) => !this.told.has(ringOf(order)))
    this.told = new Set(orders.map(ringOf))
    const latest = new Map(fresh.map(({ company, ...state }) => [company._id, state]))
    for (const [company, value] of latest)
      for (const connection of this.connections.values()) connection.publish(company, value)
  }

  /** Orders of transactions that had not ended when they were told of are read again. */
  private told: ReadonlySet<string> = new Set()
}

/** Answers the Realtime Database's protocol at `/.ws`, for the places of new orders. */
export const serveRealtime = (
  app: FastifyInstance,
  store: Store,
  { tokens, allowedOrigins = [], trustedProxies = [] }: RealtimeOptions,
) => {
  const sockets = new WebSocketServer({ noServer: true, maxPayload, clientTracking: false })
  const onError = (cause: unknown) => app.log.warn(cause, "new orders could not be told of")
  const realtime = new Realtime(store, tokens, onError)
  const counted = new SocketLimits()
  const networkOf = networkOfRequest(trustedProxies)
  app.server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if ((request.url ?? "").split("?")[0] !== path) return refuse(socket, "404 Not Found")
    if (!isWelcome(request, allowedOrigins)) return refuse(socket, "403 Forbidden")
    const network = networkOf(request)
    if (!counted.hasRoom(network)) return refuse(socket, "429 Too Many Requests")
    let opened: WebSocket | undefined
    counted.hold(network, socket, { isAnonymous: () => realtime.isAnonymous(opened) })
    sockets.handleUpgrade(request, socket, head, (client) => {
      opened = client
      realtime.open(client, request.headers.host ?? "").catch((cause: unknown) => {
        onError(cause)
        client.terminate()
      })
    })
  })
  const unlisten = store.listen(newOrderChannel, () => realtime.look())
  const timers = [
    setInterval(() => realtime.look(), lookMs),
    setInterval(() => realtime.recheck(), limits.stream.heartbeatMs),
  ]
  for (const timer of timers) timer.unref()
  app.addHook("preClose", async () => {
    for (const timer of timers) clearInterval(timer)
    const silence = await unlisten
    await silence()
    await realtime.stop()
  })
}
