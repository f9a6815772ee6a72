import { parseObject } from "./parseObject.ts"

/** The valid parts of an application's style (section 3, application style by host). */
export interface Brand {
  readonly titleTab?: string
  readonly footerTitle?: string
  readonly tabIcon?: string
  readonly backgroundLogin?: string
  readonly logo?: string
  /** Color of interactive elements, as `#` and six hexadecimal digits. */
  readonly primaryColor?: string
  /** Expiry date of the style; an expired style is replaced by the defaults. */
  readonly expiredAt?: string
}

/** The content of `appSettings`: the brand, until when it is valid, and the fields of other programs. */
export interface AppSettings {
  readonly brand: Brand
  /** Milliseconds since 1970; undefined before the first load. */
  readonly keptUntil: number | undefined
  readonly otherSettings: Readonly<Record<string, unknown>>
}

const texts = ["titleTab", "footerTitle", "expiredAt"] as const
const pictures = ["tabIcon", "backgroundLogin", "logo"] as const
const maxLength = { text: 120, address: 2000 }

/** An address a picture may be loaded from: http or https, this origin's own paths included; undefined otherwise. */
export const safePicture = (value: unknown, origin: string): string | undefined => {
  if (typeof value !== "string" || value.trim() === "" || value.length > maxLength.address) return undefined
  if (!URL.canParse(value, origin)) return undefined
  const { protocol, href, username } = new URL(value, origin)
  return (protocol === "https:" || protocol === "http:") && username === "" ? href : undefined
}

const safeColor = (value: unknown): string | undefined =>
  typeof value === "string" && /^#[\da-f]{6}$/i.test(value.trim()) ? value.trim() : undefined

const safeText = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value.trim().slice(0, maxLength.text) : undefined

/** Returns the style's expiry in milliseconds since 1970; a date means the end of that day. Undefined without one. */
export const expiryOf = (value: unknown): number | undefined => {
  if (typeof value !== "string") return undefined
  const day = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value.trim())
  const at = day
    ? new Date(Number(day[1]), Number(day[2]) - 1, Number(day[3]) + 1).getTime()
    : Date.parse(value)
  return Number.isNaN(at) ? undefined : at
}

/** The valid parts of a style; none once it has expired. */
export const brandAt = (style: Readonly<Record<string, unknown>>, origin: string, now: number): Brand => {
  const expiry = expiryOf(style["expiration"])
  return expiry !== undefined && expiry <= now
    ? { expiredAt: new Date(expiry).toISOString() }
    : brandOf(style, origin)
}

/** The valid parts of a style. */
export const brandOf = (style: Readonly<Record<string, unknown>>, origin: string): Brand => ({
  ...Object.fromEntries(texts.flatMap((name) => entryOf(name, safeText(style[name])))),
  ...Object.fromEntries(pictures.flatMap((name) => entryOf(name, safePicture(style[name], origin)))),
  ...Object.fromEntries(entryOf("primaryColor", safeColor(style["primaryColor"]))),
})

const entryOf = (name: string, value: string | undefined) =>
  value === undefined ? [] : [[name, value] as const]

/** Parses the stored settings; invalid parts are dropped. */
export const appSettingsOf = (text: string | null, origin: string): AppSettings => {
  const found = parseObject(text)
  const known = new Set<string>([...texts, ...pictures, "primaryColor", "keptUntil"])
  const { keptUntil } = found
  return {
    brand: brandOf(found, origin),
    keptUntil: typeof keptUntil === "number" ? keptUntil : undefined,
    otherSettings: Object.fromEntries(Object.entries(found).filter(([name]) => !known.has(name))),
  }
}

/** Serializes the settings as one flat object, as other programs expect. */
export const writeAppSettings = ({ brand, keptUntil, otherSettings }: AppSettings): string =>
  JSON.stringify({ ...otherSettings, ...brand, ...(keptUntil !== undefined && { keptUntil }) })
