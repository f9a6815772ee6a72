import type { Field } from "../../contract/resource/field.ts"
import { identify } from "../../contract/resource/listItems.ts"
import { isMasked } from "../../contract/resource/masked.ts"
import { identityOf } from "./itemMasks.ts"
import { itemsOf, itemsText } from "./kindTexts.ts"
import type { RecordDraft } from "./recordDraft.ts"

type Row = Readonly<Record<string, unknown>>

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
  const withValue = <A extends Row>(items: ReadonlyArray<A>) =>
    items.map((one) =>
      identityOf(field, one) === identify(item) && isMasked(one[inner])
        ? { ...one, [inner]: value ?? "" }
        : one,
    )
  const row = draft.record.peek().data
  draft.adopt({ [name]: withValue((row?.[name] ?? []) as ReadonlyArray<Row>) })
  draft.text.write(name, itemsText(withValue(itemsOf(draft.text.texts.peek()[name] ?? ""))))
}
