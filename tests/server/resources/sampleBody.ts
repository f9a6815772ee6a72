import { cnpjCheckDigits } from "../../../src/contract/companies/cnpj.ts"
import { cpfCheckDigits } from "../../../src/contract/people/cpf.ts"
import type { Field, Fields, Kind } from "../../../src/contract/resource/field.ts"
import { isPresent } from "../../../src/contract/resource/body.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { fresh } from "../api.ts"

type Body = Readonly<Record<string, unknown>>

/** Number of texts made so far, by short length. */
const short = new Map<number, number>()

/** A text nobody has yet, however short: codes of the demo are figures or letters, and these end with one figure. */
export const freshText = ({ rules: { min = 0, max = 60 } }: Field): string => {
  if (max > 6) return fresh("a").padStart(min, "a").slice(-max)
  const count = (short.get(max) ?? 0) + 1
  short.set(max, count)
  const letters = Array.from({ length: max - 1 }, (_, at) =>
    String.fromCharCode(97 + (Math.floor(count / 10 / 26 ** at) % 26)),
  )
  return `${letters.toReversed().join("")}${count % 10}`
}

let last = 0

/** Digits nobody has yet. */
const freshDigits = (length: number): string => {
  last += 1
  return `7${String(last).padStart(length - 1, "0")}`
}

/** Texts of each format: a CEP, a state, a Pix key. */
const formatted = ["01310-100", "SP", "52998224725"]

/** A barcode nobody has yet. */
const freshEan = (accepts: (text: string) => boolean) => {
  const twelve = freshDigits(12)
  return Array.from({ length: 10 }, (_, digit) => `${twelve}${digit}`).find(accepts)
}

/** Numbers of a few digits nobody has yet, counted down: those of the demo are low. */
const fewDigits = (length: number): string => {
  const count = (short.get(length) ?? 0) + 1
  short.set(length, count)
  return String(10 ** length - count)
}

/** A text nobody has yet, or one of the format the field asks for. */
const someText = (field: Field) => {
  const { format, max = 60 } = field.rules
  return format
    ? (formatted.find(format.accepts) ??
        (max === 14 ? freshEan(format.accepts) : fewDigits(field.rules.min ?? max)))
    : freshText(field)
}

/** A value of each kind that names no record. */
const values: Readonly<Partial<Record<Kind, (field: Field) => unknown>>> = {
  text: someText,
  lines: freshText,
  code: (field) => freshText(field).toUpperCase(),
  email: () => `${fresh("a")}@exemplo.test`,
  link: () => "https://exemplo.test/a",
  colour: () => "#aabbcc",
  cpf: () => {
    const nine = freshDigits(9)
    return `${nine}${cpfCheckDigits(nine)}`
  },
  cnpj: () => {
    const twelve = freshDigits(12)
    return `${twelve}${cnpjCheckDigits(twelve)}`
  },
  phone: () => "11999990000",
  count: ({ rules: { min = 1 } }) => min,
  decimal: ({ rules: { min = 1.5 } }) => min,
  percent: () => 1250,
  money: () => 990,
  flag: () => true,
  // The demo's companies have the first of what each has once.
  choice: ({ choices = {}, rules }) => Object.keys(choices).at(rules.unique ? -1 : 0),
  choices: ({ choices = {} }) => Object.keys(choices).slice(0, 2),
  // Values in the past would change the status by the clock.
  day: ({ rules }) => (rules.span === "birth" ? "1986-02-28" : "2096-02-28"),
  moment: () => "2096-02-28T12:00:00.000Z",
  time: () => "18:30",
  hours: () => [[], [{ from: 480, to: 720 }], [], [], [], [], [{ from: 1080, to: 1560 }]],
  place: () => [-46.63, -23.55],
  area: () => [
    [
      [-46.63, -23.55],
      [-46.62, -23.55],
      [-46.62, -23.54],
      [-46.63, -23.55],
    ],
  ],
  list: ({ fields = {} }) => [plainBody(fields)],
}

/** A text that can be what a choice says it is. */
const formed: Readonly<Record<string, string>> = { CPF: "52998224725" }

const plainBody = (fields: Fields): Body => {
  const all = Object.entries(fields).filter(([, { rules, kind }]) => rules.from !== "server" && values[kind])
  const full = Object.fromEntries(all.map(([name, field]) => [name, values[field.kind]!(field)]))
  for (const [name, { rules }] of all) if (rules.form) full[name] = formed[String(full[rules.form[0]])]
  for (const [name, { rules }] of all)
    if (rules.below) full[name] = Number(full[rules.below] ?? full[name]) - 1
  return Object.fromEntries(Object.entries(full).filter(([name]) => isPresent(fields[name]!, full)))
}

/** Finds, or makes, a record of a source that one of the first company may name. */
export type Finder = (source: string) => Promise<number>

/** A body that fills every field of a resource that may be filled; texts are those nobody has yet. */
export const sampleBody = async ({ name: own, fields }: Resource, find: Finder): Promise<Body> => {
  const body: Record<string, unknown> = { ...plainBody(fields) }
  for (const [name, field] of Object.entries(fields)) {
    if (field.to === undefined || field.to === "files" || field.rules.from === "server") continue
    if (field.to === own || !isPresent(field, body)) continue
    const id = await find(field.to)
    // A record is not named for two things, such as a group within itself.
    if (Object.keys(body).some((one) => fields[one]?.to === field.to && body[one] === id)) continue
    body[name] = field.kind === "references" ? [id] : id
  }
  return body
}
