import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"
import { limits } from "../limits.ts"
import { isPhone, type PhoneLength, plainPhone } from "../people/phone.ts"
import { reads } from "./reading.ts"
import { visibleText } from "./visibleText.ts"

/** PostgreSQL cannot store it, so no text may carry it. */
const noNul = Schema.isPattern(/^[^\0]*$/, { expected: "no NUL character" })

const email = /^[^\s@<>"'\\,;:]+@[^\s@<>"'\\,;:.]+(\.[^\s@<>"'\\,;:.]+)+$/

/** True for an address that can be written to; the one rule the forms and the server share (section 5). */
export const isEmail = (text: string): boolean => email.test(visibleText(text))

/** The form of a text such as a CEP: what people may write, and how it is kept. */
export interface TextFormat {
  readonly accepts: (text: string) => boolean
  readonly plain: (text: string) => string
}

/** A text of a form such as a CEP, kept as that form has it. Nothing is none. */
export const FormattedText = (max: number, { accepts, plain }: TextFormat) =>
  Text(max)
    .check(
      Schema.makeFilter((text) => text.trim() === "" || accepts(text), {
        identifier: "isPattern",
        expected: "the form of its kind",
      }),
    )
    .pipe(
      Schema.decodeTo(
        Schema.String,
        SchemaTransformation.transform({ decode: plain, encode: (text: string) => text }),
      ),
    )

const withoutInvisible = SchemaTransformation.transform({
  decode: visibleText,
  encode: (text: string) => text,
})

/** A text as it comes, and what of it is kept: without marks nobody sees. */
const withReading = <T extends Schema.Codec<string, string>>(written: T) =>
  written.pipe(Schema.decodeTo(Schema.String, withoutInvisible))

/** A text of at most `max` characters. */
export const Text = (max: number) => withReading(Schema.String.check(Schema.isMaxLength(max), noNul))

/** A search text a filter may carry. */
export const Search = Schema.optionalKey(Text(limits.text.search.max))

/** A text of `min` to `max` characters that is not only space. */
export const RequiredText = (min: number, max: number) =>
  withReading(Schema.String.check(Schema.isMinLength(min), Schema.isMaxLength(max), noNul)).check(
    Schema.isMinLength(min),
    Schema.isPattern(/\S/),
  )

/** An email address, 3 to 320 characters (section 5). */
export const Email = withReading(
  Schema.String.check(
    Schema.isMinLength(limits.text.email.min),
    Schema.isMaxLength(limits.text.email.max),
    noNul,
  ),
).check(Schema.isPattern(email, { expected: "an email address" }))

/** A phone number as people write it, at most 13 digits (section 5); kept as digits. */
export const Phone = FormattedText(limits.text.line.max, { accepts: isPhone, plain: plainPhone })

/** A phone number of at least so many digits. */
export const PhoneOf = (length: PhoneLength) =>
  Text(limits.text.line.max).check(
    Schema.makeFilter((text) => isPhone(text, length), {
      identifier: "isPattern",
      expected: `a phone number of ${length.min} to ${length.max} digits`,
    }),
  )

/** A password, 3 to 100 characters (section 5). */
export const Password = Schema.String.check(
  Schema.isMinLength(limits.text.password.min),
  Schema.isMaxLength(limits.text.password.max),
  noNul,
)

/** The calendar and the clock have what this names: no 30th of February, no hour 24, which would be another day. */
const isReal = (text: string) => new Date(text).getUTCDate() === Number(text.slice(8, 10))

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** A day counts as its beginning in UTC, and so does a time without an offset; a number is milliseconds since 1970. */
const momentOf = (raw: unknown): string | undefined => {
  if (typeof raw === "string" && moment.test(raw) && isReal(raw)) return raw
  const isLocal = typeof raw === "string" && /T[\d:.]+$/.test(raw)
  const date =
    typeof raw === "string" || typeof raw === "number" ? new Date(isLocal ? `${raw}Z` : raw) : undefined
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : undefined
}

/** A moment in UTC, as ISO 8601 writes it. Other offsets are read, too. */
export const Moment = reads(Schema.String.check(Schema.isPattern(moment), Schema.makeFilter(isReal)), {
  read: momentOf,
})

const day = /^\d{4}-\d\d-\d\d$/

/** Returns the day of a moment, as the place where it was written named it. */
const dayOf = (raw: unknown): string | undefined => {
  const dayText = typeof raw === "string" ? raw.slice(0, 10) : ""
  return day.test(dayText) && isReal(dayText) ? dayText : undefined
}

/** A day of the calendar, as ISO 8601 writes it. */
export const Day = reads(Schema.String.check(Schema.isPattern(day), Schema.makeFilter(isReal)), {
  read: dayOf,
})

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
