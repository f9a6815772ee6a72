import type { AddressInfo } from "node:net"
import { sql } from "drizzle-orm"
import type { FastifyInstance } from "fastify"
import { hashCost } from "../session/passwords.ts"
import { beginWork } from "./beginWork.ts"
import { openStore } from "../db/open.ts"
import type { Store } from "../db/store.ts"
import { bareServer } from "../http/bareServer.ts"
import { servePages } from "../http/pages.ts"
import { answerUnknown, takeJson } from "../http/protocol.ts"
import { secure } from "../http/security.ts"
import { hasOutbox } from "../mail/openMail.ts"
import { sealSettings } from "../platformSettings/sealSettings.ts"
import { secretsOf } from "../platformSettings/secrets.ts"
import { hasDemo, seedDemo } from "../seed/demo.ts"
import { demoTimeAt } from "../seed/demoClock.ts"
import { sentences } from "./sentences.ts"
import { addressOf, type ServerOptions } from "./serverOptions.ts"

/** A server that listens. */
export interface RunningServer {
  readonly address: string
  readonly store: Store | undefined
  /** True when the network reaches sign-ins whose password everybody knows. */
  readonly isOpenDemo: boolean
  /** True when a demo that was told no time of day shows lunch, because its stores would be closed. */
  readonly showsLunch: boolean
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

const isLoopback = (address: string) => address === "::1" || address.startsWith("127.")

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

/**
 * Encrypts settings that were stored as plain text; secrets of a former `JWT_SECRET` stay as they are and are logged.
 */
const sealKept = async (app: FastifyInstance, { db }: Store, { jwtSecret }: ServerOptions) => {
  const unreadable = await sealSettings(db, secretsOf(jwtSecret))
  if (unreadable > 0)
    app.log.error(
      `${unreadable} secrets of settings were saved under another JWT_SECRET: run "npm run secrets:rotate", or save them anew`,
    )
}

/** Starts a server: database first, then the port. Nothing is left open when it cannot start. */
const startServer = async (options: ServerOptions, ownTime: number | undefined): Promise<RunningServer> => {
  const app = bareServer(options, sentences)
  const store = await openPlace(app, options)
  let stopWork = async () => {}
  const close = async () => {
    await stopWork()
    await app.close()
    await store?.close()
  }
  try {
    takeJson(app)
    const { allowedOrigins = [], mapTiles, pictureHosts, firebaseHosts } = options
    await secure(app, { allowedOrigins, apiUrl: options.apiUrl, mapTiles, pictureHosts, firebaseHosts })
    const demo = store !== undefined && (await hasDemo(store.db))
    if (store) await sealKept(app, store, options)
    if (store) stopWork = await beginWork(app, store, { ...options, demo })
    serveHealth(app, store)
    const { apiUrl = "", pace = "spec", mapAttribution = null } = options
    const outbox = hasOutbox({ ...options, demo })
    const config = { apiUrl, pace, demo, outbox, mapTiles: mapTiles ?? null, mapAttribution }
    await options.app
    await servePages(app, config, answerUnknown(store !== undefined))
    // The demo's passwords are public, so it listens to the network only if configured to.
    const host = options.host ?? (demo ? "localhost" : "::")
    // A crowd that connects at once: beyond the usual 511 the system lets people wait for seconds before it tries again.
    await app.listen({ port: options.port, host, backlog: 4096 })
    const isOpenDemo = demo && !isLoopback((app.server.address() as AddressInfo).address)
    const showsLunch = demo && ownTime !== undefined
    return { address: addressOf(app, options), store, isOpenDemo, showsLunch, close }
  } catch (cause) {
    await close()
    throw cause
  }
}

/** True if several processes may share the database, and so a clock. */
const isShared = ({ place }: ServerOptions) => typeof place === "object" && "url" in place

/** Starts a server: database first, then the port. A demo that is told no time of day begins while its stores are open. */
export const createServer = async (options: ServerOptions): Promise<RunningServer> => {
  const ownTime = options.demoTime === undefined && !isShared(options) ? demoTimeAt(Date.now()) : undefined
  return await startServer({ ...options, ...(ownTime !== undefined && { demoTime: ownTime }) }, ownTime)
}
