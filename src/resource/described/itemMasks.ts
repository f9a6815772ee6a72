import type { Field } from "../../contract/resource/field.ts"
import { identify } from "../../contract/resource/listItems.ts"
import { isMasked } from "../../contract/resource/masked.ts"
import { type ItemTexts, itemsOf, itemsText } from "./kindTexts.ts"

type Row = Readonly<Record<string, unknown>>

/** Returns the value that identifies an item of a list. */
export const identityOf = ({ rules: { identity = "" } }: Field, item: Row | undefined) =>
  identify(item?.[identity])

/**
 * Ties a partly shown value to the item with that identity: an item given another identity loses it, and gets it back
 * with its own identity.
 */
export const withOwnMasks = (field: Field, base: string, text: string): string => {
  const names = Object.entries(field.fields ?? {}).flatMap(([name, { rules }]) =>
    rules.masked ? [name] : [],
  )
  if (names.length === 0) return text
  const former = new Map(itemsOf(base).map((item) => [identityOf(field, item), item]))
  const owned = (item: ItemTexts): ItemTexts => {
    const saved = former.get(identityOf(field, item))
    const masks = names.flatMap((name) => {
      const [now = "", own = ""] = [item[name], saved?.[name]]
      return now === "" || isMasked(now) ? [[name, isMasked(own) ? own : ""] as const] : []
    })
    return { ...item, ...Object.fromEntries(masks) }
  }
  return itemsText(itemsOf(text).map(owned))
}
