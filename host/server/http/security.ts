import cors from "@fastify/cors"
import helmet from "@fastify/helmet"
import type { FastifyInstance } from "fastify"
import { extrasHeader, ignoredFieldsHeader } from "../../../src/contract/wire/extras.ts"
import { rowsLeftOutHeader } from "../../../src/contract/wire/unreadable.ts"

const socketOf = (url: string) => url.replace(/^http/, "ws")

/** External hosts: the API, the map tiles and the databases of applications. */
interface Outside {
  readonly apiUrl?: string | undefined
  /** Hosts of the platform's pictures besides its API; asked of a server that serves the app alone. */
  readonly pictureHosts?: ReadonlyArray<string> | undefined
  readonly mapTiles?: string | null | undefined
  readonly firebaseHosts?: ReadonlyArray<string> | undefined
}

/** Origin of the map tiles, from their address, with `*` for a host it picks among several. */
const tileOrigin = (mapTiles: string | null | undefined): ReadonlyArray<string> =>
  (/^https?:\/\/[^/]+/.exec(mapTiles ?? "") ?? []).map((origin) => origin.replace(/\{[^}]*\}/, "*"))

/** Features our pages use: they sound when an order is placed, a kitchen’s screen is full and stays on, and a phone reads barcodes. */
const usedFeatures = ["autoplay", "camera", "fullscreen", "screen-wake-lock"]

/** Features our pages do not use, so no script on them may. Chromium warns of names it does not know. */
const unusedFeatures = [
  "accelerometer",
  "browsing-topics",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "serial",
  "usb",
  "xr-spatial-tracking",
]

const permissionsPolicy = [
  ...unusedFeatures.map((feature) => `${feature}=()`),
  ...usedFeatures.map((feature) => `${feature}=(self)`),
].join(", ")

/** Content security policy of our pages: sources they may load and connect to. */
const policy = ({ apiUrl, mapTiles, pictureHosts = [], firebaseHosts = [] }: Outside) => {
  const api = apiUrl === undefined ? [] : [new URL(apiUrl).origin]
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    // Pictures of other hosts are served from here; those of another API from it, and from the hosts it is said to have.
    imgSrc: [
      "'self'",
      "data:",
      "blob:",
      ...api,
      ...pictureHosts.map((host) => `https://${host}`),
      ...tileOrigin(mapTiles),
    ],
    // Customers' voice messages are read with the session and played from memory.
    mediaSrc: ["'self'", "blob:"],
    connectSrc: ["'self'", ...api, ...api.map(socketOf), ...firebaseHosts.map((host) => `wss://${host}`)],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
  }
}

/** Puts the security headers on every answer and lets the allowed origins, and only those, call from their pages. */
export const secure = async (
  app: FastifyInstance,
  of: Outside & { readonly allowedOrigins: ReadonlyArray<string> },
) => {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy(of) },
    referrerPolicy: { policy: "no-referrer" },
    xFrameOptions: { action: "deny" },
  })
  app.addHook("onRequest", async (_, reply) => {
    void reply.header("permissions-policy", permissionsPolicy)
  })
  await app.register(cors, {
    origin: [...of.allowedOrigins],
    credentials: false,
    methods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
    allowedHeaders: [
      "authorization",
      "company",
      "content-type",
      "idempotency-key",
      "if-match",
      "accept-language",
      "x-request-id",
      "applicationid",
      "last-event-id",
    ],
    exposedHeaders: [
      "x-request-id",
      "retry-after",
      "etag",
      "content-disposition",
      "date",
      extrasHeader,
      rowsLeftOutHeader,
      ignoredFieldsHeader,
    ],
    maxAge: 600,
  })
}
