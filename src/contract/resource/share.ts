import type { Field } from "./field.ts"

/** Text for the part of a whole that is used or done. */
export interface Share {
  readonly part: number
  readonly whole: number
}

type Row = Readonly<Record<string, unknown>>

const isNumber = (value: unknown): value is number => typeof value === "number"

/** Returns a field's share of a whole, by `outOf` and `done`; undefined if there is no whole, or no limit. */
export const shareOf = ({ rules: { outOf, done } }: Field, value: unknown, row: Row): Share | undefined => {
  if (done !== undefined && Array.isArray(value) && value.length > 0) {
    const items = value as ReadonlyArray<Row>
    return { part: items.filter((item) => Boolean(item[done])).length, whole: items.length }
  }
  const whole = outOf === undefined ? undefined : row[outOf]
  return isNumber(value) && isNumber(whole) && whole > 0 ? { part: value, whole } : undefined
}
