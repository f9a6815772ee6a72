import type { FastifyInstance } from "fastify"
import { extrasHeader } from "../../../src/contract/wire/extras.ts"
import { braspag } from "../acquirer/braspag.ts"
import { hashCost, passwords } from "../session/passwords.ts"
import { domainChecker } from "../applications/domains/domainChecker.ts"
import { domainProof, serveProof } from "../applications/domains/domainProof.ts"
import { pictureFetcher } from "../applications/pictures/fetchPicture.ts"
import { keptPictures } from "../applications/pictures/keptPictures.ts"
import { servePictures } from "../applications/pictures/servePictures.ts"
import { startOpenings } from "../companies/openings.ts"
import type { StoreClock } from "../companies/storeHours.ts"
import { openChat } from "../contact/chat.ts"
import type { Store } from "../db/store.ts"
import { deliveryHub } from "../deliveryPeople/deliveryHub.ts"
import { objectStore } from "../files/fileStore.ts"
import { callLimits, callTurns, receivingLimits, registeringLimits } from "../http/callTurns.ts"
import { serveDocs } from "../http/docs.ts"
import { fairQueue } from "../http/fairQueue.ts"
import type { Services } from "./services.ts"
import { keyedHash } from "../calls/idempotency.ts"
import { serveCalls } from "../calls/serve.ts"
import { everyCallServed } from "./handlers.ts"
import { throttling } from "../http/throttle.ts"
import { startJobs } from "../jobs/runJobs.ts"
import { worksOf } from "./works.ts"
import { serveUnsubscribing } from "../messages/unsubscribePage.ts"
import { unsubscribing } from "../messages/unsubscribing.ts"
import { openMail } from "../mail/openMail.ts"
import { looseHub } from "../looseDeliveries/looseStream.ts"
import { offeredExtras } from "./offeredExtras.ts"
import { startAcceptingOrders } from "../orders/acceptOrders.ts"
import { orderHub } from "../orders/orderHub.ts"
import { serveRealtime } from "../realtime/realtime.ts"
import { secretsOf } from "../platformSettings/secrets.ts"
import { described } from "../resource/described.ts"
import { hasDemo } from "../seed/demo.ts"
import { demoClock } from "../seed/demoClock.ts"
import { addressOf, portOf, type ServerOptions } from "./serverOptions.ts"
import { accessTokens } from "../access/accessTokens.ts"
import { deviceTokens } from "../access/deviceTokens.ts"
import { startSimulator } from "../simulator/simulator.ts"

/** The hubs of this server. Their streams end before the server waits for its connections to end. */
const openHubs = (app: FastifyInstance, store: Store): Pick<Services, "hub" | "orderHub" | "looseHub"> => {
  const onError = (cause: unknown) => app.log.warn(cause, "changes could not be read")
  const hubs = {
    hub: deliveryHub(store, onError),
    orderHub: orderHub(store, onError),
    looseHub: looseHub(store, onError),
  }
  app.addHook("preClose", async () => {
    await Promise.all(Object.values(hubs).map((hub) => hub.stop()))
  })
  return hubs
}

/** Pages that browsers, servers and mail programs open without a sign-in. */
const serveLinks = (
  app: FastifyInstance,
  { db }: Store,
  options: ServerOptions & { readonly ownAddress: () => string },
) => {
  const proof = domainProof(options.jwtSecret)
  serveProof(app, proof)
  const links = unsubscribing(options.jwtSecret, () => options.publicUrl ?? options.ownAddress())
  serveUnsubscribing(app, db, links)
  servePictures(app, keptPictures(db, pictureFetcher()))
  return { proof, links }
}

const serveApi = async (
  app: FastifyInstance,
  { store, clock }: { readonly store: Store; readonly clock: StoreClock },
  options: ServerOptions,
) => {
  const fileStore = options.bucket && objectStore(options.bucket)
  const demo = await hasDemo(store.db)
  const offered = offeredExtras({ ...options, demo }).join(", ")
  app.addHook("onRequest", async (_, reply) => void reply.header(extrasHeader, offered))
  const ownAddress = () => addressOf(app, options)
  const { proof, links } = serveLinks(app, store, { ...options, ownAddress })
  const services = {
    db: store.db,
    tokens: accessTokens(options.jwtSecret),
    passwords: await passwords(options.hashCost ?? hashCost),
    devices: deviceTokens(options.jwtSecret),
    throttling: options.throttling ?? throttling,
    turns: callTurns(callLimits),
    registering: callTurns(registeringLimits),
    receiving: callTurns(receivingLimits),
    fileStore,
    acquirer: options.braspag && braspag(options.braspag),
    turn: fairQueue({ running: 4, waiting: 256, longestMs: 1500 }),
    mailer: openMail(app, store, { ...options, demo, ownAddress, unsubscribeLink: links.linkOf }),
    ...openHubs(app, store),
    chat: openChat(app, store, { fileStore, meta: options.whatsapp, answers: demo && !!options.simulate }),
    checkDomain: domainChecker({ proof, port: () => portOf(app) }),
    hash: keyedHash(options.jwtSecret),
    secrets: secretsOf(options.jwtSecret),
    storeClock: clock,
  }
  serveRealtime(app, store, { ...options, tokens: services.tokens })
  const resources = [...described, ...(options.resources ?? [])]
  serveCalls(app, services, everyCallServed(services, resources))
  await serveDocs(app)
  const { mailer, acquirer } = services
  const files = { resources, store: fileStore }
  return { files, mail: mailer.smtp, unsubscribeLink: links.linkOf, acquirer }
}

/** Serves the API, and begins what the server does by itself. Returns the way to stop that. */
export const beginWork = async (
  app: FastifyInstance,
  store: Store,
  { demo, ...options }: ServerOptions & { readonly demo: boolean },
) => {
  const onError = (what: string) => (cause: unknown) => app.log.warn(cause, what)
  const clock = demoClock(Date.now(), demo ? options.demoTime : undefined)
  const storeClock = { now: Date.now, ahead: clock.ahead }
  const { files, mail, acquirer, unsubscribeLink } = await serveApi(
    app,
    { store, clock: storeClock },
    options,
  )
  const stopOpenings = startOpenings(
    store,
    storeClock,
    onError("stores could not be opened or closed by their hours"),
  )
  const isAlive = !demo || options.simulate === true
  const stopJobs = startJobs(
    store,
    worksOf(app, store, { files, mail, unsubscribeLink, acquirer, demo, isAlive }),
    onError("a job failed"),
  )
  const stopAccepting = startAcceptingOrders(store, onError("orders could not be accepted"))
  const stopSimulator =
    demo && options.simulate
      ? startSimulator(store, clock, onError("a step of the simulator failed"))
      : async () => {}
  return async () => {
    await stopOpenings()
    await stopJobs()
    await stopAccepting()
    await stopSimulator()
  }
}
