import { limits, type Locale } from "../limits.ts"
import { isGiven } from "../resource/body.ts"
import type { Field, Fields, Kind } from "../resource/field.ts"
import { variablesIn, withVariables } from "../resource/variables.ts"
import { wordsIn } from "../resource/wordsIn.ts"
import { contracts } from "../resources/contracts.ts"
import { contractVariables } from "./contractVariables.ts"
import { entryOf } from "../wire/entryOf.ts"

type Values = Readonly<Record<string, unknown>>

/** One paragraph or heading of a contract. Its text is plain: nothing in it is markup. */
export interface ContractBlock {
  readonly kind: "heading" | "paragraph"
  readonly text: string
}

/** An edition of a template. */
export interface TemplateText {
  readonly body: string
  readonly language: Locale
}

/** A contract in words: its text, and the variables of the template that have no value yet. */
export interface ContractText {
  readonly blocks: ReadonlyArray<ContractBlock>
  readonly missing: ReadonlyArray<keyof typeof contractVariables>
  /** Everything the text says, unformatted: two of the same say the same. */
  readonly basis: string
}

const writtenDay = (day: string, language: Locale) =>
  new Intl.DateTimeFormat(limits.locales[language], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T12:00:00Z`),
  )

const numbers =
  (options: Intl.NumberFormatOptions, factor: number) =>
  (value: unknown, language: Locale): string =>
    new Intl.NumberFormat(limits.locales[language], options).format(Number(value) / factor)

type Write = (value: unknown, language: Locale, field: Field) => string

const writers: Readonly<Partial<Record<Kind, Write>>> = {
  money: numbers({ style: "currency", currency: "BRL" }, 100),
  percent: numbers({ style: "percent", maximumFractionDigits: 2 }, 10_000),
  count: numbers({}, 1),
  day: (value, language) => writtenDay(String(value), language),
  choice: (value, language, { choices = {} }) => {
    const words = entryOf(choices, String(value))
    return words ? wordsIn(words, language).toLocaleLowerCase(limits.locales[language]) : String(value)
  },
}

const valueText = (field: Field, value: unknown, language: Locale): string =>
  writers[field.kind]?.(value, language, field) ?? String(value)

const namesOf = (value: unknown) =>
  ((value ?? []) as ReadonlyArray<{ readonly name: string }>).map(({ name }) => name)

/** Returns the raw value of a variable in a contract, before formatting. */
const rawValue = (row: Values, variable: string): unknown => {
  if (variable === "company") return (row["owner"] as { readonly label?: string } | null | undefined)?.label
  return variable === "signers" ? namesOf(row["signers"]) : row[variable]
}

const fields: Fields = contracts.fields

const inWords = (variable: string, value: unknown, language: Locale): string => {
  const field = fields[variable]
  if (Array.isArray(value)) return new Intl.ListFormat(limits.locales[language]).format(value)
  return field ? valueText(field, value, language) : String(value)
}

const lines = (text: string): ReadonlyArray<ContractBlock> =>
  text
    .replaceAll(/\r\n?/g, "\n")
    .split(/\n[^\S\n]*\n|\n(?=# )|(?<=^# .*)\n/m)
    .map((part) => part.trim())
    .filter((part) => part !== "" && part !== "#")
    .map((part) =>
      part.startsWith("# ")
        ? { kind: "heading", text: part.slice(2).trim() }
        : { kind: "paragraph", text: part },
    )

const amendmentWords = { ptBr: ["Aditivos", "A partir de"], en: ["Amendments", "From"] } as const

/** Returns the terms agreed after the contract was made; every text ends with them. */
const amendments = (row: Values, language: Locale): ReadonlyArray<ContractBlock> => {
  const items = (row["amendments"] ?? []) as ReadonlyArray<Values>
  const [title, from] = amendmentWords[language]
  const { since: _, reason: _reason, ...terms } = fields["amendments"]?.fields ?? {}
  const sentence = (item: Values) => {
    const termLines = Object.entries(terms).flatMap(([name, field]) =>
      isGiven(item[name])
        ? [`${wordsIn(field.label, language)}: ${valueText(field, item[name], language)}`]
        : [],
    )
    return `${from} ${writtenDay(String(item["since"]), language)} (${String(item["reason"])}). ${termLines.join("; ")}.`
  }
  if (items.length === 0) return []
  const sorted = items.toSorted((one, other) => String(one["since"]).localeCompare(String(other["since"])))
  return [
    { kind: "heading", text: title },
    ...sorted.map((item) => ({ kind: "paragraph", text: sentence(item) }) as const),
  ]
}

/**
 * The text of a contract by the edition of the template it was made with. `day` is what `{{date}}` says. A variable
 * without a value stays as a blank with its name.
 */
export const contractText = ({ body, language }: TemplateText, row: Values, day: string): ContractText => {
  const usedVariables = variablesIn(body, contractVariables) as ReadonlyArray<keyof typeof contractVariables>
  const raw = usedVariables
    .filter((name) => name !== "date")
    .map((name) => [name, rawValue(row, name)] as const)
  const known = new Map<string, unknown>([...raw, ["date", day]])
  const missing = raw.flatMap(([name, value]) => (isGiven(value) ? [] : [name]))
  // The values come after the text is cut into blocks: nothing in them is a heading.
  const blocks = lines(body).map(({ kind, text }) => ({
    kind,
    text: withVariables(text, contractVariables, (name) => {
      const value = known.get(name)
      if (!isGiven(value)) return `[${wordsIn(entryOf(contractVariables, name) ?? [name, name], language)}]`
      return name === "date" ? writtenDay(day, language) : inWords(name, value, language)
    }),
  }))
  const basis = JSON.stringify([body, language, raw, row["amendments"] ?? []])
  return { blocks: [...blocks, ...amendments(row, language)], missing, basis }
}

/** A contract's text in one piece, whose SHA-256 a signer accepts. */
export const plainText = (blocks: ReadonlyArray<ContractBlock>): string =>
  blocks.map(({ kind, text }) => (kind === "heading" ? `# ${text}` : text)).join("\n\n")
