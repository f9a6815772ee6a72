import type { Field, Fields } from "./field.ts"

type Values = Readonly<Record<string, unknown>>
type Items = ReadonlyArray<Values>

const identify = (value: unknown) =>
  String(value ?? "")
    .trim()
    .toLowerCase()

/** What the server wrote of an item. */
const serverValues = (fields: Fields, item: Values | undefined): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { rules }]) =>
      rules.from === "server" && item ? [[name, item[name]] as const] : [],
    ),
  )

const known = ({ fields = {}, rules: { identity = "" } }: Field, items: Items, former: Items): Items => {
  const left = [...former]
  return items.map((item) => {
    const same = left.findIndex((one) => identify(one[identity]) === identify(item[identity]))
    const [found] = same < 0 ? [] : left.splice(same, 1)
    return { ...item, ...serverValues(fields, found) }
  })
}

/**
 * The items of a list once one is done at a moment; as they are where it is already, undefined where no item is known by
 * that `identity`.
 */
export const withItemDone = (
  { rules: { identity = "", done = "" } }: Field,
  items: Items,
  item: string,
  at: string,
): Items | undefined => {
  const found = items.findIndex((one) => identify(one[identity]) === identify(item))
  const one = items[found]
  if (one === undefined) return undefined
  return one[done] ? items : items.with(found, { ...one, [done]: at })
}

/** The values of a save, whose lists keep what the server wrote of each item that was there before (`identity`). */
export const withServerItems = (fields: Fields, values: Values, before: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name]
      const isKnown = field?.rules.identity !== undefined && Array.isArray(value)
      return [name, isKnown ? known(field, value as Items, (before[name] ?? []) as Items) : value]
    }),
  )
