import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"
import { limits } from "./limits.ts"

/** PostgreSQL cannot store it, so no text may carry it. */
const noNul = Schema.isPattern(/^[^\0]*$/, { expected: "no NUL character" })

const email = /^[^\s@<>"'\\,;:]+@[^\s@<>"'\\,;:.]+(\.[^\s@<>"'\\,;:.]+)+$/

/** True for an address that can be written to; the one rule the forms and the server share (section 5). */
export const isEmail = (text: string): boolean => email.test(text)

/** A text of at most `max` characters. */
export const Text = (max: number) => Schema.String.check(Schema.isMaxLength(max), noNul)

/** A search text a filter may carry. */
export const Search = Schema.optionalKey(Text(limits.text.search.max))

/** A text of `min` to `max` characters that is not only space. */
export const RequiredText = (min: number, max: number) =>
  Schema.String.check(Schema.isMinLength(min), Schema.isMaxLength(max), noNul, Schema.isPattern(/\S/))

/** An email address, 3 to 320 characters (section 5). */
export const Email = Schema.String.check(
  Schema.isMinLength(limits.text.email.min),
  Schema.isMaxLength(limits.text.email.max),
  noNul,
  Schema.isPattern(email, { expected: "an email address" }),
)

/** A phone number, however it is punctuated: at most 13 digits (section 5). */
export const Phone = Text(limits.text.line.max).check(
  Schema.isPattern(new RegExp(`^(\\D*\\d){0,${limits.text.phone.max}}\\D*$`), {
    expected: `at most ${limits.text.phone.max} digits`,
  }),
)

/** A password, 3 to 100 characters (section 5). */
export const Password = Schema.String.check(
  Schema.isMinLength(limits.text.password.min),
  Schema.isMaxLength(limits.text.password.max),
  noNul,
)

/** A record's number: whole and above 0. */
export const Id = Schema.Int.check(Schema.isGreaterThan(0))

/** A record's number as it stands in a path or a query: one spelling, of decimal digits alone. */
export const IdText = Schema.String.check(Schema.isPattern(/^[1-9]\d*$/)).pipe(
  Schema.decodeTo(Schema.FiniteFromString),
  Schema.decodeTo(Id),
)

/** The calendar and the clock have what this names: no 30th of February, no hour 25. */
const isReal = (text: string) =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text.slice(0, 19))

/** A moment in UTC, as ISO 8601 writes it. */
export const Moment = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/),
  Schema.makeFilter(isReal),
)

/** A day of the calendar, as ISO 8601 writes it. */
export const Day = Schema.String.check(Schema.isPattern(/^\d{4}-\d\d-\d\d$/), Schema.makeFilter(isReal))

const flags = { true: true, false: false, "": null } as const

/** True, false, or null for either, as it stands in a query: the word, or nothing after the name. */
export const FlagText = Schema.Literals(["true", "false", ""]).pipe(
  Schema.decodeTo(
    Schema.NullOr(Schema.Boolean),
    SchemaTransformation.transform({
      decode: (text: keyof typeof flags): boolean | null => flags[text],
      encode: (flag): keyof typeof flags => (flag === null ? "" : flag ? "true" : "false"),
    }),
  ),
)
