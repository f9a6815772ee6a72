/** The value of a field: a day, a time, or both. */
export type MomentType = "date" | "time" | "datetime-local"

interface Manner {
  /** The letters of a day in their order: `dmy`, `mdy` or `ymd`. */
  readonly order: string
  /** The sign between them. */
  readonly sign: string
  readonly isTwelve: boolean
  /** A day as its letters, such as `dd/mm/aaaa`. */
  readonly letters: string
}

const manners = new Map<string, Manner>()

const sample = new Date(2006, 10, 22)
const letterNames = { day: "day", month: "month", year: "year" } as const

/** The first letter of the language's word for a part of a day. */
const letterOf = (language: string, part: keyof typeof letterNames) =>
  (new Intl.DisplayNames(language, { type: "dateTimeField" }).of(letterNames[part]) ?? part).slice(0, 1)

/** The written form of days and times in a language. */
const mannerOf = (language: string): Manner => {
  const known = manners.get(language)
  if (known) return known
  const parts = new Intl.DateTimeFormat(language, { day: "2-digit", month: "2-digit", year: "numeric" })
    .formatToParts(sample)
    .filter(({ type }) => Object.hasOwn(letterNames, type) || type === "literal")
  const days = parts.flatMap(({ type }) => (type === "literal" ? [] : [type as keyof typeof letterNames]))
  const sign = parts.find(({ type }) => type === "literal")?.value.trim() ?? "/"
  const manner = {
    order: days.map((part) => part.slice(0, 1)).join(""),
    sign,
    isTwelve: new Intl.DateTimeFormat(language, { hour: "numeric" }).resolvedOptions().hour12 === true,
    letters: days.map((part) => letterOf(language, part).repeat(part === "year" ? 4 : 2)).join(sign),
  }
  manners.set(language, manner)
  return manner
}

/** The pattern of a moment in a language: `dd/mm/aaaa 00:00`. */
export const momentPattern = (language: string, type: MomentType): string => {
  const { letters, isTwelve } = mannerOf(language)
  const time = isTwelve ? "12:00 AM" : "00:00"
  return type === "date" ? letters : type === "time" ? time : `${letters} ${time}`
}

const writeDay = ({ order, sign }: Manner, iso: string) => {
  const groups = iso.split("-")
  return [...order].map((part) => groups["ymd".indexOf(part)] ?? "").join(sign)
}

const writeTime = ({ isTwelve }: Manner, iso: string) => {
  const [hour = "", minute = ""] = iso.split(":")
  const at = Number(hour)
  return isTwelve ? `${at % 12 || 12}:${minute} ${at < 12 ? "AM" : "PM"}` : `${hour}:${minute}`
}

/** A value of a native field, such as `2026-12-31T18:00`, as people of the language write it; any other text stays as it is. */
export const writeMomentText = (language: string, type: MomentType, value: string): string => {
  const manner = mannerOf(language)
  if (!/^(\d{4}-\d{2}-\d{2})?T?(\d{2}:\d{2})?/.exec(value)?.[0]) return value
  if (type === "date") return writeDay(manner, value)
  if (type === "time") return writeTime(manner, value)
  const [day = "", time = ""] = value.split("T")
  return `${writeDay(manner, day)} ${writeTime(manner, time)}`
}

const readDay = ({ order }: Manner, text: string): string | undefined => {
  const digits = /^\d{8}$/.test(text) && order !== "ymd"
  const groups = digits
    ? [text.slice(0, 2), text.slice(2, 4), text.slice(4)]
    : /^(\d{1,4})\D+(\d{1,2})\D+(\d{1,4})$/.exec(text)?.slice(1)
  if (!groups) return undefined
  const inOrder = groups[0]?.length === 4 ? "ymd" : order
  const at = (part: string) => groups[inOrder.indexOf(part)] ?? ""
  if (at("y").length !== 4) return undefined
  const iso = `${at("y")}-${at("m").padStart(2, "0")}-${at("d").padStart(2, "0")}`
  const day = new Date(`${iso}T00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso) ? iso : undefined
}

const readTime = (text: string): string | undefined => {
  const [, hour = "", minute = "0", half] =
    /^(\d{1,2})(?:[:h.]?(\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*(?:([ap])\.?m?\.?)?$/i.exec(text) ?? []
  const isWhole = half !== undefined || /\d\D?\d{2}/.test(text)
  const addedHours = half === undefined ? 0 : half.toLowerCase() === "p" ? 12 : 0
  const at = half === undefined ? Number(hour) : (Number(hour) % 12) + addedHours
  if (hour === "" || !isWhole || at > 23 || Number(minute) > 59) return undefined
  return `${String(at).padStart(2, "0")}:${minute.padStart(2, "0")}`
}

/** The value of a text as people of the language write it, or as it is written in files; undefined where it is none, or not yet. */
export const readMomentText = (language: string, type: MomentType, text: string): string | undefined => {
  const manner = mannerOf(language)
  const plain = text.trim()
  if (type === "date") return readDay(manner, plain)
  if (type === "time") return readTime(plain)
  const [, dayText = "", timeText = ""] = /^([\d/.-]{8,10})[,T\s]+(.+)$/.exec(plain) ?? []
  const day = readDay(manner, dayText)
  const time = readTime(timeText)
  return day === undefined || time === undefined ? undefined : `${day}T${time}`
}

/** A text one is typing, with the sign that comes next, so that digits are all one types. */
export const typedMomentText = (language: string, type: MomentType, before: string, text: string): string => {
  if (text.length !== before.length + 1 || !text.startsWith(before)) return text
  const { order, sign } = mannerOf(language)
  // Typed although it had come by itself.
  if (before.endsWith(sign) && text.endsWith(sign + sign)) return before
  if (before.endsWith(":") && text.endsWith("::")) return before
  const isTime = type === "time" ? text : (/^\S+ (.+)$/.exec(text)?.[1] ?? "")
  if (/^\d{2}$/.test(isTime)) return `${text}:`
  if (type === "time" || order === "ymd") return text
  const escaped = `\\${sign}`
  if (new RegExp(`^(\\d{2}${escaped}){0,1}\\d{2}$`).test(text)) return text + sign
  return type === "datetime-local" && new RegExp(`^\\d{2}${escaped}\\d{2}${escaped}\\d{4}$`).test(text)
    ? `${text} `
    : text
}
