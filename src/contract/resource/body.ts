import * as Schema from "effect/Schema"
import type { Field, Fields, Kind } from "./field.ts"
import type { Rules } from "./rules.ts"
import { overlappingItems } from "./itemTimes.ts"
import { identify } from "./listItems.ts"
import { bodyFields, type Codec } from "./wire.ts"
import { entryOf } from "../wire/entryOf.ts"

type Raw = Readonly<Record<string, unknown>>

/** Kinds that have a value in any case, were it an empty one. */
export const emptyValues: Readonly<Partial<Record<Kind, unknown>>> = {
  flag: false,
  choices: [],
  references: [],
  list: [],
}

/** True if a field has a value. */
export const isGiven = (value: unknown) =>
  value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0)

const fits = (value: unknown, expected: ReadonlyArray<string>) =>
  Array.isArray(value)
    ? value.some((one) => expected.includes(String(one)))
    : expected.includes(String(value ?? false))

/** True if each of these fields has one of its listed values. */
export const isPresentBy = (when: NonNullable<Rules["when"]>, values: Raw): boolean =>
  Object.entries(when).every(([name, expected]) => fits(values[name], expected))

/** True if a field belongs to a record with these values: all its conditions hold. */
export const isPresent = ({ rules: { when = {} } }: Field, values: Raw): boolean => isPresentBy(when, values)

/** The fields a save takes away without a word: their condition no longer holds, and the body says nothing of them. */
export const withdrawn = (fields: Fields, merged: Raw, body: Raw): Raw =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      body[name] === undefined && field.rules.when && !isPresent(field, merged)
        ? [[name, emptyValues[field.kind] ?? null] as const]
        : [],
    ),
  )

/** Problem between fields, by the code of `FieldIssue`. */
type Crossed = "required" | "unknown" | "order" | "repeated" | "overlap" | "format" | "limit"

type Problem = readonly [path: string, code: Crossed]

/** True if the value is before the field it must come after. */
const comesBefore = ({ rules: { after = "" } }: Field, value: unknown, values: Raw): boolean =>
  isGiven(value) && isGiven(values[after]) && String(value) < String(values[after])

/** True if a number is beyond what another field allows of it. */
const exceeds = ({ rules: { below = "", atMost = "" } }: Field, value: unknown, values: Raw): boolean => {
  const [lower, upper] = [values[below], values[atMost]]
  return (
    typeof value === "number" &&
    ((typeof lower === "number" && value >= lower) || (typeof upper === "number" && value > upper))
  )
}

/** True if other fields make a field required by their values. */
const isAskedFor = ({ requiredWith, requiredUnless }: Rules, values: Raw): boolean =>
  requiredWith?.some((name) => isGiven(values[name])) === true ||
  requiredUnless?.every((name) => !isGiven(values[name])) === true

const problemOf = (field: Field, value: unknown, values: Raw): Crossed | undefined => {
  const { rules } = field
  if (!isPresent(field, values)) return isGiven(value) && value !== false ? "unknown" : undefined
  if (rules.when && rules.required && !isGiven(value)) return "required"
  if (isAskedFor(rules, values) && !isGiven(value)) return "required"
  const [choice = "", isOne] = rules.form ?? []
  if (isOne && isGiven(value) && !isOne(values[choice], String(value))) return "format"
  if (exceeds(field, value, values)) return "limit"
  return comesBefore(field, value, values) ? "order" : undefined
}

/** Returns the problems within an item. An item that repeats every year may span New Year. */
const withinItem = (
  { fields = {}, rules: { calendar } }: Field,
  item: Raw,
  values: Raw,
): ReadonlyArray<Problem> =>
  Object.entries(fields).flatMap(([inner, field]): ReadonlyArray<Problem> => {
    const { below = "" } = field.rules
    const isLimited = !Object.hasOwn(fields, below) && exceeds(field, item[inner], values)
    const code = isLimited ? "limit" : problemOf(field, item[inner], item)
    return code && (code !== "order" || !entryOf(item, calendar?.yearly)) ? [[inner, code]] : []
  })

/** Returns the problems of a list's items, each at the item's own field. */
const itemProblems = (name: string, field: Field, values: Raw): ReadonlyArray<Problem> => {
  const items = values[name]
  if (field.kind !== "list" || !Array.isArray(items)) return []
  const { identity = "", times } = field.rules
  const known = items.map((item: Raw) => identify(item[identity]))
  const overlapping = overlappingItems(field, items)
  return items.flatMap((item: Raw, at) => {
    const same = identify(item[identity])
    const isRepeated = same !== "" && known.indexOf(same) < at
    const found: ReadonlyArray<Problem> = [
      ...(isRepeated ? [[identity, "repeated"] as const] : []),
      ...(times && overlapping.includes(at) ? [[times.on, "overlap"] as const] : []),
      ...withinItem(field, item, values),
    ]
    return found.map(([inner, code]): Problem => [`${name}.${at}.${inner}`, code])
  })
}

/**
 * Returns the problems between a record's fields, which no field alone can show. Items of a list that a save does not
 * change are not checked: older records may hold values that are no longer allowed.
 */
export const crossProblems = (
  fields: Fields,
  values: Raw,
  isSent: (name: string) => boolean = () => true,
): ReadonlyArray<Problem> =>
  Object.entries(fields).flatMap(([name, field]) => {
    const code = field.rules.from === "server" ? undefined : problemOf(field, values[name], values)
    if (code !== undefined) return [[name, code] as const]
    return isSent(name) ? itemProblems(name, field, values) : []
  })

/**
 * The body of a create or a save. Conditions between fields are checked where the body has all they speak of, so the
 * server checks a save again once it knows the record.
 */
export const bodySchema = (
  fields: Fields,
  use: "create" | "save",
  more: Readonly<Record<string, Codec>>,
): Codec =>
  Schema.Struct({ ...bodyFields(fields, use), ...more }).check(
    Schema.makeFilter((values) => {
      if (use === "save") return true
      return crossProblems(fields, values as Raw).map(([name, issue]) => ({ path: [name], issue }))
    }),
  )
