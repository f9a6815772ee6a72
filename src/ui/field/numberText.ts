/** A number as text with a point, such as `-1234.5`; an empty text for none. */
export type NumberText = string

/** Reasons a text is not a number: it is none at all, or its one sign may group thousands as well as begin the decimals. */
export type NumberProblem = "number" | "ambiguous"

/** A number, or why there is none. */
export type NumberReading = { readonly text: NumberText } | { readonly problem: NumberProblem }

interface Separators {
  readonly group: string
  readonly decimal: string
}

/** The way a number may be written. */
interface NumberForm {
  /** Texts that may stand before or after it, such as `R$`. */
  readonly units?: ReadonlyArray<string | undefined>
  /** The reader who typed it, and the field's digits after the point; left out for a file, whose writer is unknown. */
  readonly reader?: Separators & { readonly digits: number }
}

const isNumber = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text)

/** Hyphens and dashes that stand for a minus, the minus itself, and the plus. */
const sign = "[-+\u2010-\u2013\u2212\ufe63\uff0d]"

/** More characters are no number anybody writes. */
const maxLength = 60

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const patternOf = (units: NumberForm["units"] = []) => {
  const known = units.flatMap((unit) => (unit?.trim() ? [escaped(unit.trim())] : []))
  const unit = known.length === 0 ? "" : `(?:${known.join("|")})?`
  return new RegExp(
    `^(?<outer>${sign})? ?${unit} ?(?<open>\\()? ?(?<inner>${sign})? ?${unit} ?(?<body>[\\d., ]*\\d) ?${unit} ?(?<close>\\))? ?${unit}$`,
    "iu",
  )
}

/** A number in parentheses is negative, as accountants write it, and has no other sign. */
const isNegative = ({ outer, inner, open, close }: Readonly<Record<string, string | undefined>>) => {
  const written = outer ?? inner
  const isWrong = (outer && inner) || Boolean(open) !== Boolean(close) || (open && written)
  if (isWrong) return undefined
  return open !== undefined || (written !== undefined && written !== "+")
}

const isGrouped = (whole: string, group: string) =>
  new RegExp(`^\\d{1,3}(${escaped(group)}\\d{3})+$`).test(whole)

const digitsOf = (text: string) => text.replaceAll(/\D/g, "")

/** The whole part and the decimals of digits with their signs. */
type Parts = readonly [whole: string, part: string]

/** Digits with one sign: a group of three may be thousands or decimals, which only the reader's own way tells. */
const withOneSign = (body: string, one: string, reader: NumberForm["reader"]): Parts | NumberProblem => {
  const [whole = "", part = ""] = body.split(one)
  const mayGroup = part.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
  if (!mayGroup) return [whole, part]
  if (reader?.group === one) return [whole + part, ""]
  return reader && reader.digits >= part.length ? [whole, part] : "ambiguous"
}

const partsOf = (body: string, reader: NumberForm["reader"]): Parts | NumberProblem => {
  if (body.includes(" ")) {
    const [whole = "", part = "", ...more] = body.split(/[.,]/)
    return isGrouped(whole, " ") && more.length === 0 ? [digitsOf(whole), part] : "number"
  }
  const found = body.match(/[.,]/g) ?? []
  const last = found.at(-1)
  const [first] = found
  if (first === undefined || last === undefined) return [body, ""]
  if (found.length === 1) return withOneSign(body, last, reader)
  const at = first === last ? body.length : body.lastIndexOf(last)
  const whole = body.slice(0, at)
  return isGrouped(whole, first) ? [digitsOf(whole), body.slice(at + 1)] : "number"
}

/**
 * Reads a number as people and spreadsheets write it, and nothing else: of two signs the last begins the decimals, one
 * that stands repeatedly groups thousands, and a single one before three digits is only read where the reader is known.
 */
export const readNumber = (written: string, { units, reader }: NumberForm = {}): NumberReading => {
  const text = written
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim()
  const { groups } = (text.length <= maxLength && patternOf(units).exec(text)) || {}
  const negative = groups && isNegative(groups)
  if (groups?.["body"] === undefined || negative === undefined) return { problem: "number" }
  const parts = partsOf(groups["body"], reader)
  if (typeof parts === "string") return { problem: parts }
  const whole = parts[0].replace(/^0+(?=\d)/, "") || "0"
  const number = parts[1] === "" ? whole : `${whole}.${parts[1]}`
  return { text: negative && /[1-9]/.test(number) ? `-${number}` : number }
}

/** Formats take long to make, and a spreadsheet writes hundreds of numbers at once. */
const formats = new Map<string, Intl.NumberFormat>()
const formatOf = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = `${locale} ${options.minimumFractionDigits} ${options.maximumFractionDigits}`
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options)
  formats.set(key, format)
  return format
}

const separators = new Map<string, Separators>()
const separatorsOf = (locale: string): Separators => {
  const known = separators.get(locale)
  if (known) return known
  const parts = formatOf(locale, {}).formatToParts(12_345.6)
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ""
  const found = { group: partOf("group"), decimal: partOf("decimal") }
  separators.set(locale, found)
  return found
}

/** Invisible at the end of a text that would read as a number in code, though its reader may mean another one. */
const refused = "\u200b"

const unread = (typed: string): string => (isNumber(typed) ? typed + refused : typed)

/** Reads a number as somebody types it in a field in their language. What is no number stays as it was typed. */
export const parsedNumber = (
  locale: string,
  typed: string,
  { digits, units = [] }: { readonly digits: number; readonly units?: NumberForm["units"] },
): NumberText => {
  const reading = readNumber(typed, { units, reader: { ...separatorsOf(locale), digits } })
  return "text" in reading ? reading.text : unread(typed.replaceAll(refused, "").trim())
}

/** Digits after the point that count. */
const decimalsOf = (number: NumberText) => (number.split(".")[1] ?? "").replace(/0+$/, "").length

/** Currencies that may stand at an amount in a file; all amounts are in reais. */
export const moneyUnits = ["R$", "BRL", "$"]

/** Units of a field, whichever it is. */
const everyUnit = [...moneyUnits, "%"]

/** The problem of a text in a field of so many digits after the point; undefined for an accepted or empty text. */
export const numberProblem = (text: string, digits: number): NumberProblem | "places" | undefined => {
  if (text.trim() === "") return undefined
  if (isNumber(text)) return decimalsOf(text) > digits ? "places" : undefined
  const reading = readNumber(text, { units: everyUnit })
  return "problem" in reading ? reading.problem : "number"
}

const written = (locale: string, value: `${number}`, options: Intl.NumberFormatOptions): string =>
  // As text, of which no digit is lost.
  formatOf(locale, options).format(value)

/** The number as readers of the language write it, with all its decimals; what is no number stays as it is. */
export const shownNumber = (locale: string, value: NumberText, digits: number, isFixed: boolean): string =>
  isNumber(value)
    ? written(locale, value, {
        maximumFractionDigits: Math.min(20, Math.max(digits, decimalsOf(value))),
        minimumFractionDigits: isFixed ? digits : 0,
      })
    : value.replaceAll(refused, "")

/** The same while it is edited: without groups, which an added digit would break. */
export const editedNumber = (locale: string, value: NumberText, digits: number, isFixed: boolean): string => {
  const shown = shownNumber(locale, value, digits, isFixed)
  return isNumber(value) ? shown.replaceAll(separatorsOf(locale).group, "") : shown
}
