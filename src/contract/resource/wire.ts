import * as Schema from "effect/Schema"
import { isCnpj } from "../companies/cnpj.ts"
import { Cpf } from "../people/cpf.ts"
import { limits } from "../limits.ts"
import { oneOf } from "../wire/reading.ts"
import { RecordId } from "../wire/recordId.ts"
import { Day, Email, FormattedText, Moment, PhoneOf, RequiredText, Text } from "../wire/text.ts"
import { GivenDay, GivenMoment, type Span } from "../wire/years.ts"
import { AreaOfRings, ToldArea } from "./area.ts"
import type { Field, Fields, Kind } from "./field.ts"
import type { Rules } from "./rules.ts"
import { unknownVariables } from "./variables.ts"
import { WeekOfShifts } from "./week.ts"

// oxlint-disable-next-line typescript/no-explicit-any -- any wire form, any value
export type Codec = Schema.Codec<any, any>

const { line, lines, phone } = limits.text

/** A text of a field's length; a required one is not blank. */
const textOf = ({ required, min = required ? 1 : 0, max = line.max, format }: Rules): Codec =>
  format ? FormattedText(max, format) : min > 0 ? RequiredText(min, max) : Text(max)

/** A text in which no other variables stand than those the field knows, and nothing it must not have. */
const linesOf = (rules: Rules): Codec => {
  const { variables, unsafe } = rules
  const text = textOf({ max: lines.max, ...rules })
  if (!variables && !unsafe) return text
  const issuesAt = (names: ReadonlyArray<string>, issue: string) =>
    names.map((name) => ({ path: [name], issue }))
  return text.check(
    Schema.makeFilter((values) => [
      ...issuesAt(unsafe?.(String(values)) ?? [], "markup"),
      ...issuesAt(variables ? unknownVariables(String(values), variables) : [], "variable"),
    ]),
  )
}

const numberOf = ({ min = 0, max = limits.number.max }: Rules): Codec =>
  Schema.Finite.check(Schema.isBetween({ minimum: min, maximum: max }))

const wholeOf = ({ min = 0, max = limits.number.max }: Rules): Codec =>
  Schema.Int.check(Schema.isBetween({ minimum: min, maximum: max }))

const shaped = (pattern: RegExp, expected: string) => (rules: Rules) =>
  Text(rules.max ?? line.max).check(Schema.isPattern(pattern, { expected }))

/** The years a day or moment may lie in. */
export const spanOf = ({ kind, rules: { span = kind === "moment" ? "plan" : "any" } }: Field): Span => span

const listOf = (item: Codec, { min = 0, max = limits.list.maxItems }: Rules): Codec =>
  Schema.Array(item).check(Schema.isMinLength(min), Schema.isMaxLength(max))

const setOf = (item: Codec, { min = 0, max = limits.list.maxItems }: Rules): Codec =>
  Schema.UniqueArray(item).check(Schema.isMinLength(min), Schema.isMaxLength(max))

const Degrees = (max: number) => Schema.Finite.check(Schema.isBetween({ minimum: -max, maximum: max }))

/** A record that another one names. */
export const Linked = Schema.Struct({
  _id: RecordId,
  label: Schema.String,
  timeZone: Schema.optionalKey(Schema.String),
})

/** One of a choice's values; any text where the server alone knows them. */
const literals = ({ choices = {} }: Field): Codec => {
  const values = Object.keys(choices)
  return values.length === 0 ? Schema.String : Schema.Literals(values)
}

/** Schemas of each kind: in a body, and in an answer if that differs. */
const wires: Readonly<
  Record<Kind, { readonly body: (field: Field) => Codec; readonly row?: (field: Field) => Codec }>
> = {
  text: { body: ({ rules }) => textOf(rules), row: () => Schema.String },
  lines: { body: ({ rules }) => linesOf(rules), row: () => Schema.String },
  code: {
    body: ({ rules }) => shaped(/^[A-Z0-9][A-Z0-9_-]*$/, "capital letters, digits and hyphens")(rules),
    row: () => Schema.String,
  },
  email: { body: () => Email, row: () => Schema.String },
  link: {
    body: ({ rules }) =>
      shaped(/^https?:\/\/[^\s/]+\.[^\s]+$/i, "an address that starts with https://")(rules),
    row: () => Schema.String,
  },
  colour: {
    body: ({ rules }) => shaped(/^#[\da-f]{6}$/i, "# and six hexadecimal digits")(rules),
    row: () => Schema.String,
  },
  cpf: { body: () => Cpf, row: () => Schema.String },
  cnpj: {
    body: () => Schema.String.check(Schema.makeFilter(isCnpj, { expected: "a CNPJ" })),
    row: () => Schema.String,
  },
  phone: {
    body: ({ rules: { min = phone.min } }) => PhoneOf({ min, max: phone.max }),
    row: () => Schema.String,
  },
  count: { body: ({ rules }) => wholeOf(rules), row: () => Schema.Finite },
  decimal: { body: ({ rules }) => numberOf(rules), row: () => Schema.Finite },
  percent: { body: ({ rules }) => wholeOf({ max: 10_000, ...rules }), row: () => Schema.Finite },
  money: {
    body: ({ rules }) => wholeOf(rules),
    row: ({ rules }) => (rules.masked ? Schema.Union([Schema.Finite, Schema.String]) : Schema.Finite),
  },
  flag: { body: () => Schema.Boolean },
  choice: {
    body: literals,
    row: ({ choices = {}, rules }) => (rules.open ? Schema.String : oneOf(Object.keys(choices))),
  },
  choices: {
    body: (field) => setOf(literals(field), field.rules),
    row: ({ choices = {} }) => {
      const values = Object.keys(choices)
      return Schema.Array(values.length === 0 ? Schema.String : oneOf(values))
    },
  },
  day: { body: (field) => GivenDay(spanOf(field)), row: () => Day },
  moment: { body: (field) => GivenMoment(spanOf(field)), row: () => Moment },
  time: {
    body: () => Schema.String.check(Schema.isPattern(/^([01]\d|2[0-3]):[0-5]\d$/, { expected: "HH:MM" })),
    row: () => Schema.String,
  },
  reference: { body: () => RecordId, row: () => Linked },
  references: { body: ({ rules }) => setOf(RecordId, rules), row: () => Schema.Array(Linked) },
  image: { body: () => RecordId, row: () => Linked },
  file: { body: () => RecordId, row: () => Linked },
  hours: { body: () => WeekOfShifts },
  place: { body: () => Schema.Tuple([Degrees(180), Degrees(90)]) },
  area: { body: () => AreaOfRings, row: () => ToldArea },
  list: {
    body: ({ fields = {}, rules }) => listOf(Schema.Struct(bodyFields(fields, "create")), rules),
    row: ({ fields = {} }) => Schema.Array(Schema.Struct(rowFields(fields))),
  },
}

/** Kinds of which a record always has a value, were it an empty one. */
const alwaysThere: ReadonlySet<Kind> = new Set(["flag", "choices", "references", "list"])

/** True for a field that every body must have; one with conditions is checked with the others. */
export const isNeeded = ({ rules }: Field): boolean => rules.required === true && rules.when === undefined

/** Fields as an answer carries them. */
export const rowFields = (fields: Fields): Readonly<Record<string, Codec>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { body, row = body } = wires[field.kind]
      const value = row(field)
      return [name, isNeeded(field) || alwaysThere.has(field.kind) ? value : Schema.NullOr(value)]
    }),
  )

/** Fields as a body sends them: not what the server writes, nor, in a save, what is set once. A save may leave out any. */
export const bodyFields = (fields: Fields, use: "create" | "save"): Readonly<Record<string, Codec>> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { rules }]) => rules.from !== "server" && (use === "create" || rules.fixed !== true))
      .map(([name, field]) => {
        const value = wires[field.kind].body(field)
        if (!isNeeded(field)) return [name, Schema.optionalKey(Schema.NullOr(value))]
        return [name, use === "save" ? Schema.optionalKey(value) : value]
      }),
  )

/** One value of a field, as a body sends it. */
export const valueSchema = (field: Field): Codec => wires[field.kind].body(field)
