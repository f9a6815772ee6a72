import { numberProblem } from "../ui/field/numberText.ts"
import type { FilterInput } from "./FilterSpec.ts"
import { dayProblem } from "../contract/wire/years.ts"

/** Both ends of a range; an open end is an empty text. */
export interface Range {
  readonly from: string
  readonly to: string
}

const separator = ".."
const dayLength = "2026-12-31".length

/** Value of a filter by a part of a text that finds records without that text: the sign of the empty set. */
export const noPart = "∅"

/** Several values of a filter as one text, as a view and an address carry them. */
export const severalText = (values: ReadonlyArray<string>): string =>
  values.map((value) => encodeURIComponent(value)).join(",")

/** The several values of a text. */
export const severalOf = (text: string): ReadonlyArray<string> =>
  text.split(",").flatMap((value) => {
    try {
      return value === "" ? [] : [decodeURIComponent(value)]
    } catch {
      // An address somebody wrote by hand.
      return []
    }
  })

export const rangeText = ({ from, to }: Range): string => `${from}${separator}${to}`

/** The range of a text; both ends are open in one that is none. */
export const rangeOf = (text: string): Range => {
  const [from = "", to = "", ...rest] = text.split(separator)
  return text.includes(separator) && rest.length === 0 ? { from, to } : { from: "", to: "" }
}

const isDay = (text: string) => text.length === dayLength && dayProblem(text, "any") === undefined

/** True for days of which the last comes before the first. */
export const isBackwards = ({ from, to }: Range): boolean => from !== "" && to !== "" && to < from

const isRange = (text: string, isEnd: (end: string) => boolean) => {
  const { from, to } = rangeOf(text)
  return (from !== "" || to !== "") && [from, to].every((end) => end === "" || isEnd(end))
}

/** A filter's value as it counts; undefined for nonsense, which an old address may carry. */
export const validValue = (
  input: FilterInput | undefined,
  known: ReadonlyArray<string> | undefined,
  text: string,
): string | undefined => {
  switch (input?.kind) {
    case "several": {
      const values = severalOf(text).filter((value) => known?.includes(value) ?? true)
      return values.length === 0 ? undefined : severalText(values)
    }
    case "numbers":
      return isRange(text, (end) => numberProblem(end, input.digits) === undefined) ? text : undefined
    case "days":
      return isRange(text, isDay) ? text : undefined
    case "day":
      return isDay(text) ? text : undefined
    case "part":
      return text.trim() === "" ? undefined : text
    case undefined:
      return known === undefined || known.includes(text) ? text : undefined
  }
}
