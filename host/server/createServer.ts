import type { AddressInfo } from "node:net"
import { sql } from "drizzle-orm"
import type { FastifyInstance } from "fastify"
import { extras, extrasHeader } from "../../src/contract/wire/extras.ts"
import type { Resource } from "../../src/contract/resource/resource.ts"
import { accessTokens } from "./session/accessTokens.ts"
import { bareServer } from "./http/bareServer.ts"
import { callLimits, callTurns, receivingLimits } from "./http/callTurns.ts"
import { openChat } from "./contact/chat.ts"
import type { MetaOptions } from "./contact/metaProvider.ts"
import { type DeliveryHub, deliveryHub } from "./deliveryPeople/deliveryHub.ts"
import { serveDocs } from "./http/docs.ts"
import { type Place, openStore, type Store } from "./db/open.ts"
import { deviceTokens } from "./session/deviceTokens.ts"
import { type Bucket, objectStore } from "./files/fileStore.ts"
import type { KeptFiles } from "./files/sweepFiles.ts"
import { fairQueue } from "./http/fairQueue.ts"
import { keyedHash } from "./http/idempotency.ts"
import { hasMail, hasOutbox, type MailOptions, openMail } from "./mail/openMail.ts"
import { type AppConfig, servePages } from "./http/pages.ts"
import { type HashCost, hashCost, passwords } from "./accounts/passwords.ts"
import { answerUnknown, takeJson } from "./http/protocol.ts"
import { secure } from "./http/security.ts"
import { hasDemo, seedDemo } from "./seed/demo.ts"
import { demoClock } from "./seed/demoClock.ts"
import { described } from "./resource/described.ts"
import { serveRealtime } from "./realtime/realtime.ts"
import { serveCalls } from "./http/serve.ts"
import { everyCallServed } from "./http/servedCalls.ts"
import { startSimulator } from "./simulator/simulator.ts"
import { startSweeping } from "./sweep.ts"
import { startMovingOrders } from "./orders/dueOrders.ts"
import { startReminding } from "./licenses/reminders.ts"
import { startOpenings } from "./companies/openings.ts"
import type { StoreClock } from "./companies/storeHours.ts"
import { type Throttling, throttling } from "./http/throttle.ts"

/** How a server is to be; `main.ts` reads it from the environment. */
export interface ServerOptions extends MailOptions {
  /** Where its data is; without it only the app and its settings are served. */
  readonly place?: Place
  readonly port: number
  readonly host?: string
  readonly jwtSecret: string
  /** What to fill an empty database with. `fresh` means demo data in an embedded database that is new. */
  readonly seed: "demo" | "none" | "fresh"
  readonly allowedOrigins?: ReadonlyArray<string>
  readonly apiUrl?: string
  readonly pace?: AppConfig["pace"]
  readonly mapTiles?: string | null
  /** Hosts of the applications' own Firebase databases, which pages may connect to. */
  readonly firebaseHosts?: ReadonlyArray<string>
  /** Whether the demo's delivery people go about their day. */
  readonly simulate?: boolean
  /** Minutes of the day the demo's wall clock shows at the start, instead of the time in São Paulo. */
  readonly demoTime?: number
  readonly logLevel?: string
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies?: ReadonlyArray<string>
  /** Where the bytes of files are kept; in the database without one. */
  readonly bucket?: Bucket
  /** The connection to WhatsApp; without it nothing is sent outside. */
  readonly whatsapp?: MetaOptions
  /** For tests: cheaper passwords, more patience, another place for the log than standard output. */
  readonly hashCost?: HashCost
  readonly throttling?: Throttling
  readonly logTo?: { readonly write: (line: string) => void }
  /** For tests: further described lists, whose tables are there already. */
  readonly resources?: ReadonlyArray<Resource>
}

/** A server that listens. */
export interface RunningServer {
  readonly address: string
  readonly store: Store | undefined
  /** True when the network reaches sign-ins whose password everybody knows. */
  readonly isOpenDemo: boolean
  readonly close: () => Promise<void>
}

const serveHealth = (app: FastifyInstance, store: Store | undefined) => {
  app.get("/health", async () => ({ status: "up" }))
  app.get("/ready", async (_, reply) => {
    try {
      await store?.db.execute(sql`select 1`)
      return { status: "ready" }
    } catch {
      return reply.code(503).header("retry-after", 1).send({ status: "database_away" })
    }
  })
}

/** The hub of this server. Its streams end before the server waits for its connections to end. */
const openHub = (app: FastifyInstance, store: Store): DeliveryHub => {
  const hub = deliveryHub(store, (cause) => app.log.warn(cause, "changes could not be read"))
  app.addHook("preClose", hub.stop)
  return hub
}

const sweepHere = (app: FastifyInstance, store: Store, files: KeptFiles) =>
  startSweeping(store, files, {
    onError: (cause) => app.log.warn(cause, "sweeping failed"),
    onUnsent: (messages) => app.log.warn({ messages }, "mail could not be sent within a day and is given up"),
  })

const serveApi = async (
  app: FastifyInstance,
  { store, clock }: { readonly store: Store; readonly clock: StoreClock },
  options: ServerOptions,
) => {
  const fileStore = options.bucket && objectStore(options.bucket)
  const demo = await hasDemo(store.db)
  // Without mail contracts are signed on paper.
  const offered = extras.filter((extra) => extra !== "acceptance" || hasMail({ ...options, demo })).join(", ")
  app.addHook("onRequest", async (_, reply) => void reply.header(extrasHeader, offered))
  const tools = {
    db: store.db,
    tokens: accessTokens(options.jwtSecret),
    passwords: await passwords(options.hashCost ?? hashCost),
    devices: deviceTokens(options.jwtSecret),
    throttling: options.throttling ?? throttling,
    turns: callTurns(callLimits),
    receiving: callTurns(receivingLimits),
    fileStore,
    turn: fairQueue({ running: 4, waiting: 256, longestMs: 1500 }),
    mailer: openMail(app, store, {
      ...options,
      demo,
      ownAddress: () => addressOf(app, options),
    }),
    hub: openHub(app, store),
    chat: openChat(app, store, { fileStore, meta: options.whatsapp, answers: demo && !!options.simulate }),
    hash: keyedHash(options.jwtSecret),
    storeClock: clock,
  }
  serveRealtime(app, store, { tokens: tools.tokens, allowedOrigins: options.allowedOrigins ?? [] })
  const resources = [...described, ...(options.resources ?? [])]
  serveCalls(app, tools, everyCallServed(tools, resources))
  await serveDocs(app)
  return sweepHere(app, store, { resources, store: fileStore })
}

const isLoopback = (address: string) => address === "::1" || address.startsWith("127.")

const addressOf = (app: FastifyInstance, { host }: ServerOptions) => {
  const { address, family, port } = app.server.address() as AddressInfo
  const isNamed = host !== undefined && address !== "::" && address !== "0.0.0.0"
  return `http://${!isNamed ? "localhost" : family === "IPv6" ? `[${address}]` : address}:${port}`
}

const openPlace = (
  app: FastifyInstance,
  { place, seed, demoTime, hashCost: cost = hashCost }: ServerOptions,
) =>
  place &&
  openStore(place, {
    onError: (cause) => app.log.warn(cause, "connection lost"),
    fill: async (db, { isNewEmbedded }) => {
      if (seed === "demo" || (seed === "fresh" && isNewEmbedded)) await seedDemo(db, cost, { time: demoTime })
    },
  })

/** Serves the API, and begins what the server does by itself. Returns the way to stop that. */
const beginWork = async (
  app: FastifyInstance,
  store: Store,
  { demo, ...options }: ServerOptions & { readonly demo: boolean },
) => {
  const onError = (what: string) => (cause: unknown) => app.log.warn(cause, what)
  const clock = demoClock(Date.now(), demo ? options.demoTime : undefined)
  const storeClock = { now: Date.now, ahead: clock.ahead }
  const stopSweeping = await serveApi(app, { store, clock: storeClock }, options)
  const stopOpenings = startOpenings(
    store,
    storeClock,
    onError("stores could not be opened or closed by their hours"),
  )
  const stopReminding = startReminding(store, onError("partners could not be told of licenses that end"))
  // The demo's orders go their own way, with a simulator or without.
  const stopMovingOrders = demo
    ? async () => {}
    : startMovingOrders(store, onError("orders could not be moved on"))
  const stopSimulator =
    demo && options.simulate
      ? startSimulator(store, clock, onError("a step of the simulator failed"))
      : async () => {}
  return async () => {
    stopSweeping()
    await stopOpenings()
    await stopReminding()
    await stopMovingOrders()
    await stopSimulator()
  }
}

/** Starts a server: database first, then the port. Nothing is left open when it cannot start. */
export const createServer = async (options: ServerOptions): Promise<RunningServer> => {
  const app = bareServer(options)
  const store = await openPlace(app, options)
  let stopWork = async () => {}
  const close = async () => {
    await stopWork()
    await app.close()
    await store?.close()
  }
  try {
    takeJson(app)
    await secure(app, {
      allowedOrigins: options.allowedOrigins ?? [],
      apiUrl: options.apiUrl,
      mapTiles: options.mapTiles,
      firebaseHosts: options.firebaseHosts,
    })
    const demo = store !== undefined && (await hasDemo(store.db))
    if (store) stopWork = await beginWork(app, store, { ...options, demo })
    serveHealth(app, store)
    const { apiUrl = "", pace = "spec", mapTiles = null } = options
    const outbox = hasOutbox({ ...options, demo })
    await servePages(app, { apiUrl, pace, demo, outbox, mapTiles }, answerUnknown(store !== undefined))
    // Everybody knows the demo's passwords: the network gets in only where somebody says so.
    const host = options.host ?? (demo ? "localhost" : "::")
    // A crowd that connects at once: beyond the usual 511 the system lets people wait for seconds before it tries again.
    await app.listen({ port: options.port, host, backlog: 4096 })
    const isOpenDemo = demo && !isLoopback((app.server.address() as AddressInfo).address)
    return { address: addressOf(app, options), store, isOpenDemo, close }
  } catch (cause) {
    await close()
    throw cause
  }
}
