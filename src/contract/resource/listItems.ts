import { plainName } from "../search/folded.ts"
import type { Field, Fields } from "./field.ts"

type Values = Readonly<Record<string, unknown>>
type Items = ReadonlyArray<Values>

/** An item's identity in one spelling. Accents of an email address count: they make it somebody else's. */
export const identify = (value: unknown): string => {
  const text = String(value ?? "")
  return text.includes("@") ? text.trim().toLowerCase() : plainName(text)
}

/** Returns an item's values that the server wrote. */
const serverValues = (fields: Fields, item: Values | undefined): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { rules }]) =>
      rules.from === "server" && item ? [[name, item[name]] as const] : [],
    ),
  )

/** Returns the masked values an item keeps if the body leaves them out; a sent value replaces them. */
const hiddenValues = (fields: Fields, item: Values, former: Values | undefined): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { rules }]) =>
      rules.masked && former && item[name] === undefined ? [[name, former[name]] as const] : [],
    ),
  )

const withServerValues = (
  { fields = {}, rules: { identity = "" } }: Field,
  items: Items,
  former: Items,
): Items => {
  const remaining = [...former]
  return items.map((item) => {
    const same = remaining.findIndex((one) => identify(one[identity]) === identify(item[identity]))
    const [found] = same < 0 ? [] : remaining.splice(same, 1)
    return { ...item, ...hiddenValues(fields, item, found), ...serverValues(fields, found) }
  })
}

/** Returns the values of an item that people wrote, in one spelling. */
export const spelledItem = (fields: Fields, item: Values): string =>
  JSON.stringify(
    Object.entries(fields).map(([name, { rules }]) =>
      rules.from === "server" ? null : (item[name] ?? null),
    ),
  )

/**
 * The items of a list once the first not yet done is, of those known by that `identity`, at a moment; as they are where all
 * of them are already, undefined where there is none.
 */
export const withItemDone = (
  { rules: { identity = "", done: doneField = "" } }: Field,
  items: Items,
  item: string,
  at: string,
): Items | undefined => {
  const isSame = (one: Values) => identify(one[identity]) === identify(item)
  const found = items.findIndex((one) => isSame(one) && !one[doneField])
  if (found >= 0) return items.with(found, { ...items[found], [doneField]: at })
  return items.some(isSame) ? items : undefined
}

/** The values of a save, whose lists keep what the server wrote of each item that was there before, and what is masked (`identity`). */
export const withServerItems = (fields: Fields, values: Values, before: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name]
      const isKnown = field?.rules.identity !== undefined && Array.isArray(value)
      return [name, isKnown ? withServerValues(field, value as Items, (before[name] ?? []) as Items) : value]
    }),
  )
