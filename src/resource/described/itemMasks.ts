import type { Field } from "../../contract/resource/field.ts"
import { identify } from "../../contract/resource/listItems.ts"
import { isMasked } from "../../contract/resource/masked.ts"
import { type ItemTexts, itemsOf, itemsText } from "./kindTexts.ts"
import type { RecordDraft } from "./recordDraft.ts"

type Row = Readonly<Record<string, unknown>>

const identityOf = ({ rules: { identity = "" } }: Field, item: Row | undefined) => identify(item?.[identity])

/**
 * What is shown in part belongs to the item of that identity: one that is given another identity has it no longer, and has
 * it again with its own.
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

/** A field of an item of a record's list. */
interface Place {
  readonly name: string
  readonly field: Field
  /** The item's identity. */
  readonly item: string
  readonly inner: string
}

/** Takes over all of what was shown in part, in the record as in what is being written. */
export const adoptShown = (
  draft: RecordDraft,
  { name, field, item, inner }: Place,
  value: string | null,
): void => {
  const shown = <A extends Row>(items: ReadonlyArray<A>) =>
    items.map((one) =>
      identityOf(field, one) === identify(item) && isMasked(one[inner])
        ? { ...one, [inner]: value ?? "" }
        : one,
    )
  const row = draft.record.peek().data
  draft.adopt({ [name]: shown((row?.[name] ?? []) as ReadonlyArray<Row>) })
  draft.text.write(name, itemsText(shown(itemsOf(draft.text.texts.peek()[name] ?? ""))))
}
