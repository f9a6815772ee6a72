import * as Schema from "effect/Schema"
import { limits } from "../limits.ts"
import { Day, Moment } from "./text.ts"

/** The years a day may lie in: of a birth, of what is still to come or began not long ago, or of anything. */
export type Span = "birth" | "plan" | "any"

const { first, firstOfPlans, last, oldest } = limits.years

/** The first and the last day of a span, today being in UTC. */
export const daysOf = (span: Span, now = Date.now()): readonly [from: string, to: string] => {
  const today = new Date(now).toISOString().slice(0, 10)
  if (span === "birth") return [`${Number(today.slice(0, 4)) - oldest}-01-01`, today]
  return [`${span === "plan" ? firstOfPlans : first}-01-01`, `${last}-12-31`]
}

/** True for a day, or a moment, within the years of its span. */
const isWithinYears = (text: string, span: Span): boolean => {
  const [from, to] = daysOf(span)
  const day = text.slice(0, 10)
  return from <= day && day <= to
}

/** Reasons a text is not a day or moment within the years of a span: none at all, a year out of reason, or a birth to come. */
export type DayProblem = "day" | "year" | "birth"

/** The problem of a day or moment that was typed, of the clock of whoever typed it; none of an empty text. */
export const dayProblem = (text: string, span: Span): DayProblem | undefined => {
  if (text === "") return undefined
  const isMoment = /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.test(text) && !Number.isNaN(Date.parse(text))
  if (!isMoment) return "day"
  if (isWithinYears(text, span)) return undefined
  return span === "birth" ? "birth" : "year"
}

const within = (span: Span) =>
  Schema.makeFilter((text: string) => isWithinYears(text, span), {
    identifier: span === "birth" ? "isBirthDay" : "isWithinYears",
    expected: "a year within reason",
  })

/** A day somebody gives, of a year within reason; days that are kept are read whatever their year. */
export const GivenDay = (span: Span) => Day.check(within(span))

/** A moment somebody gives, of a year within reason. */
export const GivenMoment = (span: Span) => Moment.check(within(span))
