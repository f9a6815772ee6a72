import type { Field } from "../../contract/resource/field.ts"
import { isMasked, maskedFields, shownValue } from "../../contract/resource/masked.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { ConflictDialog } from "../editor/ConflictDialog.tsx"
import type { Texts } from "../editor/textDraft.ts"
import type { DescribedRow } from "./describedRow.ts"
import { fromText, type ItemTexts, itemsOf, itemsText, referenceOf, referencesOf } from "./kindTexts.ts"
import { readableValue, type Reader } from "./readableValue.ts"
import type { RecordDraft } from "./recordDraft.ts"
import { textsOf } from "./recordTexts.ts"
import { useParts } from "./parts.ts"
import { useReader } from "./useReader.ts"
import { useRecordClock } from "./useRecordClock.ts"

interface Props {
  readonly resource: Resource
  readonly draft: RecordDraft
  readonly saving: {
    /** The version someone else saved. */
    readonly conflict: DescribedRow | undefined
    readonly retry: () => void
    readonly dismiss: () => void
  }
}

/** A field's text of a draft as people read it. */
export const readableText = (reader: Reader, resource: Resource, name: string, text: string): string => {
  const field = resource.fields[name]
  if (!field) return text
  if (field.kind === "references") return readableValue(reader, name, field, referencesOf(text))
  const isLinked = field.kind === "reference" || field.kind === "image" || field.kind === "file"
  const value = isLinked ? referenceOf(text) : fromText(field, text, reader.clock?.zone)
  return readableValue(reader, name, field, value)
}

const useNoReader = () => () => undefined

/** A text as answers show it: in part. */
const shownText = (field: Field, text: string) =>
  field.fields
    ? itemsText(shownValue(field, itemsOf(text)) as ReadonlyArray<ItemTexts>)
    : String(shownValue(field, text))

/**
 * Returns the draft's texts in a form comparable with what someone else saved. Answers show masked fields in part, so a
 * field that was only revealed here, or is still shown in part, counts as unchanged.
 */
const comparable = (resource: Resource, base: Texts<string>, yours: Texts<string>, theirs: Texts<string>) => {
  const untouched = maskedFields(resource).filter((name) => {
    const text = yours[name] ?? ""
    const field = resource.fields[name]
    const isHidden = !field?.fields && isMasked(text)
    return isHidden || (field && text === base[name] && shownText(field, text) === theirs[name])
  })
  return { ...yours, ...Object.fromEntries(untouched.map((name) => [name, theirs[name] ?? ""])) }
}

/** Dialog for a record that someone else saved first: shows both sides' changes to choose from. */
export const RecordConflict = ({ resource, draft, saving: { conflict, retry, dismiss } }: Props) => {
  const reader = useReader(resource)
  const clock = useRecordClock(resource, conflict)
  const { useTextReader = useNoReader } = useParts()
  const readText = useTextReader()
  if (!conflict) return null
  const theirs = textsOf(resource, conflict, clock.zone)
  const base = draft.text.base.peek()
  return (
    <ConflictDialog
      {...{ base, theirs }}
      yours={comparable(resource, base, draft.text.texts.peek(), theirs)}
      label={(name) => reader.word(`column.${name}`)}
      display={(name, text) =>
        readText(name, text) ?? readableText({ ...reader, clock }, resource, name, text)
      }
      onSave={(texts) => {
        draft.resolveConflict(conflict, texts)
        retry()
      }}
      onCancel={dismiss}
    />
  )
}
