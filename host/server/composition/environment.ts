import { randomBytes } from "node:crypto"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { isIP } from "node:net"
import { join, resolve } from "node:path"
import { braspagOf } from "../acquirer/braspagOf.ts"
import { geocoderOf } from "../places/geocoderOf.ts"
import { whatsappOf } from "../contact/whatsappSettings.ts"
import type { ServerOptions } from "./serverOptions.ts"
import { BadSetting, type Env, textOf, listOf, oneOf, urlOf } from "../process/settings.ts"
import { bucketOf } from "../files/fileStore.ts"
import type { MailOptions } from "../mail/openMail.ts"

const portOf = (env: Env): number => {
  const port = Number(textOf(env, "PORT") ?? 4000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new BadSetting(`PORT is "${env["PORT"]}"; it must be a whole number from 0 to 65535.`)
  return port
}

const originsOf = (env: Env): ReadonlyArray<string> =>
  listOf(env, "ALLOWED_ORIGINS").map((origin) => {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new BadSetting(
        `ALLOWED_ORIGINS contains "${origin}"; write origins such as https://shop.example.`,
      )
    return origin
  })

/** Hosts as a page's policy names them; `*.` stands for any name before. */
const hostsOf = (env: Env, name: string, example: string): ReadonlyArray<string> =>
  listOf(env, name).map((host) => {
    if (!/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/.test(host))
      throw new BadSetting(`${name} contains "${host}"; write hosts such as ${example}.`)
    return host
  })

/** Ranges of private addresses that Fastify knows by name. */
const namedRanges: ReadonlySet<string> = new Set(["loopback", "linklocal", "uniquelocal"])

const isAddressOrRange = (text: string) => {
  const [address = "", prefix = "1", ...rest] = text.split("/")
  const maxPrefix = isIP(address) === 6 ? 128 : 32
  return (
    isIP(address) > 0 && rest.length === 0 && /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= maxPrefix
  )
}

const proxiesOf = (env: Env): ReadonlyArray<string> =>
  listOf(env, "TRUSTED_PROXIES").map((proxy) => {
    if (!namedRanges.has(proxy) && !isAddressOrRange(proxy))
      throw new BadSetting(
        `TRUSTED_PROXIES contains "${proxy}"; write IP addresses or ranges such as 10.0.0.1 or 10.0.0.0/8.`,
      )
    return proxy
  })

const tilesOf = (env: Env): string | null => {
  const tiles = textOf(env, "MAP_TILES")
  if (tiles === undefined) return null
  if (!/^https?:\/\//.test(tiles) || !["{z}", "{x}", "{y}"].every((part) => tiles.includes(part)))
    throw new BadSetting("MAP_TILES must be an http address with {z}, {x} and {y} in it.")
  return tiles
}

/** Attribution of the map tiles, shown under maps. */
const attributionOf = (env: Env): string | null => {
  const attribution = textOf(env, "MAP_ATTRIBUTION")?.trim() ?? ""
  if (attribution.length > maxAttribution)
    throw new BadSetting(`MAP_ATTRIBUTION must have ${maxAttribution} characters or fewer.`)
  return attribution || null
}

const maxAttribution = 200

const longEnough = (secret: string): string => {
  if (secret.length < 32) throw new BadSetting("JWT_SECRET must have 32 characters or more.")
  return secret
}

/** The secret of an embedded installation: made on its first start, readable by its owner only. */
const keptSecret = (folder: string): string => {
  const file = join(folder, "jwt-secret")
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, randomBytes(48).toString("base64url"), { flag: "wx", mode: 0o600 })
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "EEXIST") throw cause
  }
  return longEnough(readFileSync(file, "utf8").trim())
}

const dataOf = (env: Env): Pick<ServerOptions, "place" | "jwtSecret" | "seed"> => {
  const url = urlOf(env, "DATABASE_URL", ["postgres:", "postgresql:"])
  const secret = textOf(env, "JWT_SECRET")
  const seed = oneOf(env, "SEED", ["demo", "none"])
  if (url !== undefined) {
    if (secret === undefined)
      throw new BadSetting("DATABASE_URL is set, so JWT_SECRET is needed too: the same for every process.")
    return { place: { url }, jwtSecret: longEnough(secret), seed: seed ?? "none" }
  }
  const folder = resolve(textOf(env, "DATA_DIR") ?? ".data")
  const jwtSecret = secret === undefined ? keptSecret(folder) : longEnough(secret)
  return { place: { folder }, jwtSecret, seed: seed ?? "fresh" }
}

/** Mail needs a server, a sender and an address for its links: nothing a request says is put into one. */
const mailOf = (env: Env): MailOptions => {
  const publicUrl = urlOf(env, "PUBLIC_URL", ["http:", "https:"])?.replace(/\/+$/, "")
  const url = urlOf(env, "SMTP_URL", ["smtp:", "smtps:"])
  const from = textOf(env, "MAIL_FROM")
  const own = publicUrl === undefined ? {} : { publicUrl }
  if (url === undefined) return { ...own, outbox: env["NODE_ENV"] !== "production" }
  if (publicUrl === undefined)
    throw new BadSetting("SMTP_URL is set, so PUBLIC_URL is needed too: the address mailed links lead to.")
  if (from === undefined)
    throw new BadSetting("SMTP_URL is set, so MAIL_FROM is needed too: who mail comes from.")
  return { ...own, smtp: { url, from } }
}

/** True if the demo's delivery people move by simulation; the default if the demo runs alone. */
const simulates = (env: Env, isAlone: boolean): boolean => {
  const requested = oneOf(env, "SIMULATE", ["on", "off"])
  return requested === undefined ? isAlone : requested === "on"
}

const demoTimeOf = (env: Env): number | undefined => {
  const [, hours = "", minutes = ""] =
    /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(textOf(env, "DEMO_TIME") ?? "") ?? []
  if (hours !== "") return Number(hours) * 60 + Number(minutes)
  if (textOf(env, "DEMO_TIME") !== undefined)
    throw new BadSetting("DEMO_TIME must be a time of day such as 12:30.")
  return undefined
}

/** Location of files kept outside the database. Several processes need a shared place, and the database is one. */
const bucketAt = (env: Env): Pick<ServerOptions, "bucket"> => {
  const address = textOf(env, "FILES_URL")
  if (address === undefined) return {}
  const bucket = bucketOf(address)
  if (bucket) return { bucket }
  throw new BadSetting("FILES_URL must look like s3://key:secret@host/bucket?region=sa-east-1.")
}

/** Reads the settings; throws `BadSetting` on the first that cannot be used. */
export const readEnvironment = (env: Env): ServerOptions => {
  const apiUrl = urlOf(env, "API_URL", ["http:", "https:"])?.replace(/\/$/, "")
  const host = textOf(env, "HOST")
  const data = apiUrl === undefined ? dataOf(env) : ({ jwtSecret: "", seed: "none" } as const)
  const demoTime = demoTimeOf(env)
  return {
    ...data,
    ...(demoTime === undefined ? {} : { demoTime }),
    ...mailOf(env),
    ...bucketAt(env),
    ...whatsappOf(env),
    ...braspagOf(env),
    ...geocoderOf(env),
    simulate: simulates(env, data.seed !== "none" && env["DATABASE_URL"] === undefined),
    port: portOf(env),
    ...(host === undefined ? {} : { host }),
    ...(apiUrl === undefined ? {} : { apiUrl }),
    allowedOrigins: originsOf(env),
    pace: oneOf(env, "PACE", ["spec", "brisk"]) ?? "spec",
    mapTiles: tilesOf(env),
    mapAttribution: attributionOf(env),
    pictureHosts: hostsOf(env, "PICTURE_HOSTS", "pictures.example.com"),
    firebaseHosts: hostsOf(env, "FIREBASE_HOSTS", "*.firebaseio.com"),
    logLevel:
      oneOf(env, "LOG_LEVEL", ["fatal", "error", "warn", "info", "debug", "trace", "silent"]) ?? "warn",
    trustedProxies: proxiesOf(env),
  }
}
