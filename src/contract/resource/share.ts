import type { Field } from "./field.ts"

/** How much of a whole is used or done. */
export interface Share {
  readonly part: number
  readonly whole: number
}

type Row = Readonly<Record<string, unknown>>

const isNumber = (value: unknown): value is number => typeof value === "number"

/** What a field of a record is a part of, as `outOf` and `done` say; undefined where it is of nothing, or of no end. */
export const shareOf = ({ rules: { outOf, done } }: Field, value: unknown, row: Row): Share | undefined => {
  if (done !== undefined && Array.isArray(value) && value.length > 0) {
    const items = value as ReadonlyArray<Row>
    return { part: items.filter((item) => Boolean(item[done])).length, whole: items.length }
  }
  const whole = outOf === undefined ? undefined : row[outOf]
  return isNumber(value) && isNumber(whole) && whole > 0 ? { part: value, whole } : undefined
}
