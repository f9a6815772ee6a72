import type { FastifyInstance } from "fastify"
import { extrasHeader } from "../../../src/contract/wire/extras.ts"
import { domainProof, serveProof } from "../applications/domains/domainProof.ts"
import { pictureFetcher } from "../applications/pictures/fetchPicture.ts"
import { keptPictures } from "../applications/pictures/keptPictures.ts"
import { servePictures } from "../applications/pictures/servePictures.ts"
import { startOpenings } from "../companies/openings.ts"
import type { StoreClock } from "../companies/storeHours.ts"
import type { Store } from "../db/store.ts"
import { objectStore } from "../files/fileStore.ts"
import { serveDocs } from "../http/docs.ts"
import { serveCalls } from "../calls/serve.ts"
import { fileOwners } from "./fileOwners.ts"
import { contextsServed, everyCallServed } from "./everyCallServed.ts"
import { startJobs } from "../jobs/runJobs.ts"
import { jobHandlersOf } from "./jobHandlers.ts"
import { publicPicturePath } from "../../../src/contract/menu/public/publicPicturePath.ts"
import { servePublicMenus } from "../menu/public/servePublicMenus.ts"
import { serveUnsubscribing } from "../messages/unsubscribePage.ts"
import { unsubscribing } from "../messages/unsubscribing.ts"
import { offeredExtras } from "./offeredExtras.ts"
import { startAcceptingOrders } from "../orders/acceptOrders.ts"
import { serveRealtime } from "../realtime/realtime.ts"
import { described } from "../db/described/described.ts"
import { hasDemo } from "../seed/demo.ts"
import { demoClock } from "../seed/demoClock.ts"
import { addressOf, type ServerOptions } from "./serverOptions.ts"
import { startSimulator } from "../simulator/simulator.ts"
import { servicesOf } from "./servicesOf.ts"

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
  const resources = [...described, ...(options.resources ?? [])]
  const owners = fileOwners(resources)
  const services = await servicesOf(app, store, {
    ...options,
    demo,
    ownAddress,
    fileStore,
    fileOwners: owners,
    clock,
    proof,
    links,
  })
  servePublicMenus(app, {
    db: store.db,
    listen: store.listen,
    clock,
    fileStore,
    pictureOf: (file) => `${options.publicUrl ?? ownAddress()}${publicPicturePath}${file}`,
  })
  serveRealtime(app, store, { ...options, tokens: services.tokens })
  const contexts = contextsServed(services, resources)
  serveCalls(app, services, everyCallServed(services, contexts))
  await serveDocs(app)
  const { mailer, acquirer } = services
  const files = { owners, store: fileStore }
  return { files, mail: mailer.smtp, unsubscribeLink: links.linkOf, acquirer, contexts }
}

/** Serves the API and starts the server's background work. Returns a function that stops it. */
export const beginWork = async (
  app: FastifyInstance,
  store: Store,
  { demo, ...options }: ServerOptions & { readonly demo: boolean },
) => {
  const onError = (description: string) => (cause: unknown) => app.log.warn(cause, description)
  const clock = demoClock(Date.now(), demo ? options.demoTime : undefined)
  const storeClock = { now: Date.now, ahead: clock.ahead }
  const served = await serveApi(app, { store, clock: storeClock }, options)
  const stopOpenings = startOpenings(
    store,
    storeClock,
    onError("stores could not be opened or closed by their hours"),
  )
  const isAlive = !demo || options.simulate === true
  const stopJobs = startJobs(
    store,
    jobHandlersOf(app, store, { ...served, demo, ordersProgress: isAlive }),
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
