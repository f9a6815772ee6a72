import { parseObject } from "../settings/parseObject.ts"

/** How an application wants the panel to look (section 3, application style by host), as far as it can be used. */
export interface Brand {
  readonly titleTab?: string
  readonly footerTitle?: string
  readonly tabIcon?: string
  readonly backgroundLogin?: string
  readonly logo?: string
  /** Since when the style counts no more: the defaults stand in for all of it. */
  readonly expiredAt?: string
}

/** What is stored under `appSettings`: the look, until when it counts, and what other programs put there. */
export interface AppSettings {
  readonly brand: Brand
  /** Milliseconds since 1970; undefined while nobody has asked. */
  readonly keptUntil: number | undefined
  readonly others: Readonly<Record<string, unknown>>
}

const texts = ["titleTab", "footerTitle", "expiredAt"] as const
const pictures = ["tabIcon", "backgroundLogin", "logo"] as const
const maxLength = { text: 120, address: 2000 }

/** An address a picture may be loaded from: http or https, this origin's own paths included; undefined otherwise. */
export const safePicture = (given: unknown, origin: string): string | undefined => {
  if (typeof given !== "string" || given.trim() === "" || given.length > maxLength.address) return undefined
  if (!URL.canParse(given, origin)) return undefined
  const { protocol, href, username } = new URL(given, origin)
  return (protocol === "https:" || protocol === "http:") && username === "" ? href : undefined
}

const safeText = (given: unknown): string | undefined =>
  typeof given === "string" && given.trim() !== "" ? given.trim().slice(0, maxLength.text) : undefined

/** The moment a style expires, in milliseconds since 1970: a day counts to its end. Undefined when it says none. */
export const expiryOf = (given: unknown): number | undefined => {
  if (typeof given !== "string") return undefined
  const day = /^(\d{4})-(\d\d)-(\d\d)$/.exec(given.trim())
  const at = day
    ? new Date(Number(day[1]), Number(day[2]) - 1, Number(day[3]) + 1).getTime()
    : Date.parse(given)
  return Number.isNaN(at) ? undefined : at
}

/** What of a style can be used now; the rest takes its default, all of it once the style has expired. */
export const brandAt = (style: Readonly<Record<string, unknown>>, origin: string, now: number): Brand => {
  const expiry = expiryOf(style["expiration"])
  return expiry !== undefined && expiry <= now
    ? { expiredAt: new Date(expiry).toISOString() }
    : brandOf(style, origin)
}

/** What of a style can be used; the rest takes its default. */
export const brandOf = (style: Readonly<Record<string, unknown>>, origin: string): Brand => ({
  ...Object.fromEntries(texts.flatMap((name) => entryOf(name, safeText(style[name])))),
  ...Object.fromEntries(pictures.flatMap((name) => entryOf(name, safePicture(style[name], origin)))),
})

const entryOf = (name: string, value: string | undefined) =>
  value === undefined ? [] : [[name, value] as const]

/** Reads what is stored; nonsense counts as nothing. */
export const appSettingsOf = (text: string | null, origin: string): AppSettings => {
  const found = parseObject(text)
  const known = new Set<string>([...texts, ...pictures, "keptUntil"])
  const { keptUntil } = found
  return {
    brand: brandOf(found, origin),
    keptUntil: typeof keptUntil === "number" ? keptUntil : undefined,
    others: Object.fromEntries(Object.entries(found).filter(([name]) => !known.has(name))),
  }
}

/** Writes it back, flat, as others find it. */
export const writeAppSettings = ({ brand, keptUntil, others }: AppSettings): string =>
  JSON.stringify({ ...others, ...brand, ...(keptUntil !== undefined && { keptUntil }) })
