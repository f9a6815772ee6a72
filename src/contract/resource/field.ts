import type { Other } from "../wire/reading.ts"
import type { RecordId } from "../wire/recordId.ts"
import type { Rules } from "./rules.ts"
import type { Choices, Words } from "./Words.ts"

/** A record another one names, with what it is called. */
export interface Reference {
  readonly _id: RecordId
  readonly label: string
  /** The time zone of a company's clock, beyond the specification. */
  readonly timeZone?: string
}

/** One opening of a day; both in minutes after midnight. An end beyond 1440 lies on the following day. */
export interface Shift {
  readonly from: number
  readonly to: number
}

/** Shifts by day of the week, Sunday first; seven lists. */
export type Week = ReadonlyArray<ReadonlyArray<Shift>>

/** Longitude and latitude, in degrees. */
export type Place = readonly [longitude: number, latitude: number]

/**
 * Closed rings, each of places whose last is the first again. A place is within where an odd number of rings is around it, so
 * a ring may be a hole, or a part of its own.
 */
export type Area = ReadonlyArray<ReadonlyArray<Place>>

/** Value types of each kind of field: in a record, and in a body. */
export interface KindValues {
  readonly text: [string, string]
  /** Text of several lines. */
  readonly lines: [string, string]
  /** Capital letters, digits and hyphens. */
  readonly code: [string, string]
  readonly email: [string, string]
  readonly link: [string, string]
  /** `#` and six hexadecimal digits. */
  readonly colour: [string, string]
  /** Eleven digits. */
  readonly cpf: [string, string]
  /** Fourteen characters. */
  readonly cnpj: [string, string]
  /** Digits. */
  readonly phone: [string, string]
  readonly count: [number, number]
  readonly decimal: [number, number]
  /** Hundredths of a percent: 1250 is 12.5 %. */
  readonly percent: [number, number]
  /** Cents. */
  readonly money: [number, number]
  readonly flag: [boolean, boolean]
  readonly choice: [string, string]
  readonly choices: [ReadonlyArray<string>, ReadonlyArray<string>]
  /** ISO 8601, without a time. */
  readonly day: [string, string]
  /** ISO 8601, in UTC. */
  readonly moment: [string, string]
  readonly reference: [Reference, RecordId]
  readonly references: [ReadonlyArray<Reference>, ReadonlyArray<RecordId>]
  readonly image: [Reference, RecordId]
  readonly file: [Reference, RecordId]
  /** `HH:MM`, by the clock on the wall. */
  readonly time: [string, string]
  readonly hours: [Week, Week]
  readonly place: [Place, Place]
  readonly area: [Area, Area]
  readonly list: [ReadonlyArray<object>, ReadonlyArray<object>]
}

/** The kinds of field there are. Each floor has one table over them, so that a new kind compiles only once all know it. */
export type Kind = keyof KindValues

/** One field of a resource. `row` and `body` carry types alone and are never there. */
export interface Field<K extends Kind = Kind, Row = unknown, Body = unknown, R extends Rules = Rules> {
  readonly kind: K
  readonly label: Words
  readonly rules: R
  /** The values of a choice. */
  readonly choices?: Choices
  /** Target of a reference: a resource, or another source of choices. */
  readonly to?: string
  /** The fields of each item of a list. */
  readonly fields?: Fields
  readonly row?: Row
  readonly body?: Body
}

export type Fields = Readonly<Record<string, Field>>

const simple =
  <const K extends Kind>(kind: K) =>
  // oxlint-disable-next-line typescript/no-empty-object-type -- no rules at all
  <const R extends Rules = {}>(
    ptBr: string,
    en: string,
    rules: R = {} as R,
  ): Field<K, KindValues[K][0], KindValues[K][1], R> => ({ kind, label: [ptBr, en], rules })

export const text = simple("text")
export const lines = simple("lines")
export const code = simple("code")
export const email = simple("email")
export const link = simple("link")
export const colour = simple("colour")
export const cpf = simple("cpf")
export const cnpj = simple("cnpj")
export const phone = simple("phone")
export const count = simple("count")
export const decimal = simple("decimal")
export const percent = simple("percent")
export const money = simple("money")
export const flag = simple("flag")
export const day = simple("day")
export const moment = simple("moment")
export const time = simple("time")
export const image = simple("image")
export const file = simple("file")
export const hours = simple("hours")
export const place = simple("place")
export const area = simple("area")

/** One of some values. */
// oxlint-disable-next-line typescript/no-empty-object-type -- no rules at all
export const choice = <const L extends string, const R extends Rules = {}>(
  ptBr: string,
  en: string,
  choices: Choices<L>,
  rules: R = {} as R,
): Field<"choice", L | Other, L, R> => ({ kind: "choice", label: [ptBr, en], choices, rules })

/** Several of some values. */
// oxlint-disable-next-line typescript/no-empty-object-type -- no rules at all
export const choices = <const L extends string, const R extends Rules = {}>(
  ptBr: string,
  en: string,
  of: Choices<L>,
  rules: R = {} as R,
): Field<"choices", ReadonlyArray<L | Other>, ReadonlyArray<L>, R> => ({
  kind: "choices",
  label: [ptBr, en],
  choices: of,
  rules,
})

const toAnother =
  <const K extends "reference" | "references">(kind: K) =>
  // oxlint-disable-next-line typescript/no-empty-object-type -- no rules at all
  <const R extends Rules = {}>(
    ptBr: string,
    en: string,
    to: string,
    rules: R = {} as R,
  ): Field<K, KindValues[K][0], KindValues[K][1], R> => ({ kind, label: [ptBr, en], to, rules })

/** A record of a resource, or of another source of choices, by the source's name. */
export const reference = toAnother("reference")
/** Several of them. */
export const references = toAnother("references")

/** Items, each with fields of its own. */
// oxlint-disable-next-line typescript/no-empty-object-type -- no rules at all
export const list = <const F extends Fields, const R extends Rules = {}>(
  ptBr: string,
  en: string,
  fields: F,
  rules: R = {} as R,
): Field<"list", ReadonlyArray<RowFields<F>>, ReadonlyArray<BodyFields<F>>, R> => ({
  kind: "list",
  label: [ptBr, en],
  fields,
  rules,
})

/** A field that must be there, whatever the others hold. */
type IsRequired<R> = R extends { readonly required: true }
  ? R extends { readonly when: object }
    ? false
    : true
  : false

type RowValue<F> =
  F extends Field<infer K, infer Row, unknown, infer R>
    ? IsRequired<R> extends true
      ? Row
      : K extends "flag" | "choices" | "references" | "list"
        ? Row
        : Row | null
    : never

/** Values a record has for these fields. */
export type RowFields<F extends Fields> = { readonly [N in keyof F]: RowValue<F[N]> }

type SentNames<F extends Fields> = {
  [N in keyof F]: F[N]["rules"] extends { readonly from: "server" } ? never : N
}[keyof F]

type RequiredNames<F extends Fields> = {
  [N in keyof F]: IsRequired<F[N]["rules"]> extends true ? N : never
}[keyof F]

type BodyValue<F> = F extends Field<Kind, unknown, infer Body, Rules> ? Body : never

/** Values a body sends for these fields. */
export type BodyFields<F extends Fields> = {
  readonly [N in Extract<RequiredNames<F>, SentNames<F>>]: BodyValue<F[N]>
} & { readonly [N in Exclude<SentNames<F>, RequiredNames<F>>]?: BodyValue<F[N]> | null }
