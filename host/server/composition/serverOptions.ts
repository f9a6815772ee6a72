import type { AddressInfo } from "node:net"
import type { FastifyInstance } from "fastify"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import type { BraspagOptions } from "../acquirer/braspag.ts"
import type { HashCost } from "../session/passwords.ts"
import type { MetaOptions } from "../contact/metaProvider.ts"
import type { Place } from "../db/open.ts"
import type { Bucket } from "../files/fileStore.ts"
import type { BareOptions } from "../http/bareServer.ts"
import type { AppConfig } from "../http/pages.ts"
import type { Throttling } from "../http/throttle.ts"
import type { GeocoderOptions } from "../places/geocoder.ts"
import type { MailOptions } from "../mail/openMail.ts"

/** Options of a server; `main.ts` reads them from the environment. */
export interface ServerOptions extends MailOptions, BareOptions {
  /** Location of its data; without it only the app and its settings are served. */
  readonly place?: Place
  readonly port: number
  readonly host?: string
  readonly jwtSecret: string
  /** Content for an empty database. `fresh` means demo data in an embedded database that is new. */
  readonly seed: "demo" | "none" | "fresh"
  readonly allowedOrigins?: ReadonlyArray<string>
  readonly apiUrl?: string
  readonly pace?: AppConfig["pace"]
  readonly mapTiles?: string | null
  readonly mapAttribution?: string | null
  /** Hosts of the platform's pictures besides its API, which pages of an app alone may show. */
  readonly pictureHosts?: ReadonlyArray<string>
  /** Hosts of the applications' own Firebase databases, which pages may connect to. */
  readonly firebaseHosts?: ReadonlyArray<string>
  /** True if the demo's delivery people are simulated. */
  readonly simulate?: boolean
  /** Minutes of the day the demo's wall clock shows at the start, instead of the time in São Paulo. */
  readonly demoTime?: number
  /** Bucket for the bytes of files; without one they are kept in the database. */
  readonly bucket?: Bucket
  /** The connection to WhatsApp; without it nothing is sent outside. */
  readonly whatsapp?: MetaOptions
  /** The connection to the acquirer; without it payments are neither captured nor refunded here. */
  readonly braspag?: BraspagOptions
  /** The geocoding server; without it addresses are found among what is known here. */
  readonly geocoder?: GeocoderOptions
  /** The app's build, if one is under way; its pages are served once it is done. */
  readonly app?: Promise<unknown>
  /** For tests: cheaper passwords, more patience. */
  readonly hashCost?: HashCost
  readonly throttling?: Throttling
  /** For tests: further described lists, whose tables are there already. */
  readonly resources?: ReadonlyArray<Resource>
}

/** The port the server listens on, once it does. */
export const portOf = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port

/** Returns the server's URL, once it listens. */
export const addressOf = (app: FastifyInstance, { host }: ServerOptions) => {
  const { address, family, port } = app.server.address() as AddressInfo
  const isNamed = host !== undefined && address !== "::" && address !== "0.0.0.0"
  return `http://${!isNamed ? "localhost" : family === "IPv6" ? `[${address}]` : address}:${port}`
}
