import {
  bigint,
  boolean,
  date,
  doublePrecision,
  type PgColumnBuilderBase,
  point,
  text,
} from "drizzle-orm/pg-core"
import { sql } from "drizzle-orm"
import type { Field, Kind } from "../../../../src/contract/resource/field.ts"
import { isNeeded } from "../../../../src/contract/resource/wire.ts"
import { json, moment } from "../columns.ts"
import { snakeCase } from "./names.ts"

type Column = (field: Field) => PgColumnBuilderBase

const needed = <C extends { readonly notNull: () => PgColumnBuilderBase }>(column: C, field: Field) =>
  isNeeded(field) ? column.notNull() : (column as unknown as PgColumnBuilderBase)

const whole: Column = (field) => needed(bigint({ mode: "number" }), field)
const words: Column = (field) => needed(text(), field)

/** Column type of each field kind. Fields that name several records have a table of their own. */
const columns: Readonly<Record<Exclude<Kind, "references">, Column>> = {
  text: words,
  lines: words,
  code: words,
  email: words,
  link: words,
  colour: words,
  cpf: words,
  cnpj: words,
  phone: words,
  choice: words,
  time: words,
  count: whole,
  percent: whole,
  money: whole,
  reference: whole,
  image: whole,
  file: whole,
  decimal: (field) => needed(doublePrecision(), field),
  flag: () => boolean().notNull().default(false),
  choices: () =>
    text()
      .array()
      .notNull()
      .default(sql`'{}'`),
  day: (field) => needed(date({ mode: "string" }), field),
  moment: (field) => needed(moment(), field),
  place: (field) => needed(point({ mode: "tuple" }), field),
  hours: (field) => needed(json(), field),
  area: (field) => needed(json(), field),
  list: () =>
    json()
      .notNull()
      .default(sql`'[]'`),
}

/** A share in hundredths of a percent; none of nothing. */
const rateColumn = ([part, whole]: NonNullable<Field["rules"]["rate"]>) =>
  bigint({ mode: "number" }).generatedAlwaysAs(
    sql.raw(`round(${snakeCase(part)} * 10000.0 / nullif(${snakeCase(whole)}, 0))::bigint`),
  )

/** The column of a field; undefined for one that is kept in a table of its own, with its owner, or nowhere. */
export const columnOf = (field: Field): PgColumnBuilderBase | undefined => {
  const { rate, derived, keptBy } = field.rules
  if (rate) return rateColumn(rate)
  return field.kind === "references" || derived || keptBy ? undefined : columns[field.kind](field)
}
