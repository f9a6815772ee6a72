import type { FastifyInstance } from "fastify"
import { braspag } from "../acquirer/braspag.ts"
import { hashCost, passwords } from "../session/passwords.ts"
import { domainChecker } from "../applications/domains/domainChecker.ts"
import type { StoreClock } from "../companies/storeHours.ts"
import { openChat } from "../contact/chat.ts"
import type { Store } from "../db/store.ts"
import { deliveryHub } from "../deliveryPeople/deliveryHub.ts"
import { callLimits, callTurns, receivingLimits, registeringLimits } from "../http/callTurns.ts"
import { fairQueue } from "../http/fairQueue.ts"
import { keyedHash } from "../calls/idempotency.ts"
import { throttling } from "../http/throttle.ts"
import { openMail } from "../mail/openMail.ts"
import { mailKinds } from "./mailKinds.ts"
import { looseHub } from "../looseDeliveries/looseStream.ts"
import { orderHub } from "../orders/orderHub.ts"
import { geocoder } from "../places/geocoder.ts"
import { secretsOf } from "../platformSettings/secrets.ts"
import { portOf, type ServerOptions } from "./serverOptions.ts"
import { accessTokens } from "../access/accessTokens.ts"
import { deviceTokens } from "../access/deviceTokens.ts"
import type { DomainProof } from "../applications/domains/domainProof.ts"
import type { FileOwner } from "../files/fileOwner.ts"
import type { FileStore } from "../files/fileStore.ts"
import type { Unsubscribing } from "../messages/unsubscribing.ts"
import type { Services } from "./services.ts"

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

/** Parts that services are made of, besides the options of the server. */
interface Parts {
  readonly demo: boolean
  readonly ownAddress: () => string
  readonly fileStore: FileStore | undefined
  readonly fileOwners: ReadonlyArray<FileOwner>
  readonly clock: StoreClock
  readonly proof: DomainProof
  readonly links: Unsubscribing
}

/** Makes the services of all handlers. */
export const servicesOf = async (
  app: FastifyInstance,
  store: Store,
  { demo, ownAddress, fileStore, fileOwners, clock, proof, links, ...options }: ServerOptions & Parts,
): Promise<Services> => ({
  db: store.db,
  tokens: accessTokens(options.jwtSecret),
  passwords: await passwords(options.hashCost ?? hashCost),
  devices: deviceTokens(options.jwtSecret),
  throttling: options.throttling ?? throttling,
  turns: callTurns(callLimits),
  registering: callTurns(registeringLimits),
  receiving: callTurns(receivingLimits),
  fileStore,
  fileOwners,
  acquirer: options.braspag && braspag(options.braspag),
  geocoder:
    options.geocoder &&
    geocoder(options.geocoder, (cause) => app.log.warn(cause, "the geocoding server did not answer")),
  turn: fairQueue({ running: 4, waiting: 256, longestMs: 1500 }),
  mailer: openMail(app, store, {
    ...options,
    demo,
    ownAddress,
    unsubscribeLink: links.linkOf,
    kinds: mailKinds,
  }),
  ...openHubs(app, store),
  chat: openChat(app, store, { fileStore, meta: options.whatsapp, answers: demo && !!options.simulate }),
  checkDomain: domainChecker({ proof, port: () => portOf(app) }),
  hash: keyedHash(options.jwtSecret),
  secrets: secretsOf(options.jwtSecret),
  storeClock: clock,
})
