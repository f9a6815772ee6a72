import { isFixed } from "../../contract/resource/fixed.ts"
import type { Part, Resource } from "../../contract/resource/resource.ts"
import { useValue } from "../../frame/useValue.ts"
import { EditorPart } from "../editor/EditorPart.tsx"
import { DraftField } from "./DraftField.tsx"
import { OwnerField } from "./OwnerField.tsx"
import type { RecordDraft } from "./recordDraft.ts"
import { fixedSentence } from "./fixedSentence.ts"
import { useRecordReader } from "./record/useRecordReader.ts"
import { writtenFields } from "./recordTexts.ts"
import { useOffered } from "./useOffered.ts"

/** Returns the id of a part's tab for the host: its own name, or its position. */
export const partId = ({ parts }: Resource, part: Part): string => part.id ?? String(parts.indexOf(part))

/** The fields of a part that people write. */
export const namesOf = ({ fields }: Part): ReadonlyArray<string> =>
  writtenFields(fields).map(([name]) => name)

interface Props {
  readonly resource: Resource
  readonly part: Part
  readonly draft: RecordDraft
  readonly isReadOnly: boolean
  /** A new record is given its owner here. */
  readonly choosesOwner: boolean
}

/** The fields of one part, in its groups. A group of which the server has nothing is not there. */
export const PartFields = ({ resource, part, draft, isReadOnly, choosesOwner }: Props) => {
  const reader = useRecordReader(resource)
  const { word } = reader
  const isOffered = useOffered(resource)
  const id = partId(resource, part)
  const record = useValue(draft.record).data
  const reasonsOf = (names: ReadonlyArray<string>) =>
    names.flatMap((name) => {
      const field = resource.fields[name]
      return field && !isReadOnly && isFixed(resource, field, record)
        ? (fixedSentence(reader, resource, field) ?? [])
        : []
    })
  /** The reason that several of these fields no longer change, if it is the same. */
  const commonReason = (names: ReadonlyArray<string>) => {
    const [first, ...more] = reasonsOf(names)
    return more.length > 0 && more.every((one) => one === first) ? first : undefined
  }
  const fieldsOf = (names: ReadonlyArray<string>) => {
    const isReasonSaid = commonReason(names) !== undefined
    return names.map((name) => (
      <DraftField key={name} {...{ resource, draft, name, isReadOnly, isReasonSaid }} />
    ))
  }
  if (!part.groups)
    return (
      <EditorPart
        title={word(`part.${id}`)}
        text={commonReason(namesOf(part))}
        isWide={resource.onePerOwner === true}
      >
        {choosesOwner && <OwnerField {...{ resource, draft, isReadOnly }} />}
        {fieldsOf(namesOf(part))}
      </EditorPart>
    )
  return part.groups.map(({ fields, about }, at) =>
    fields.some((name) => isOffered(resource.fields[name])) ? (
      <EditorPart
        key={`group.${id}.${at}`}
        title={word(`group.${id}.${at}`)}
        text={
          [about && word(`about.${id}.${at}`), commonReason(fields)].filter(Boolean).join(" ") || undefined
        }
      >
        {fieldsOf(fields)}
      </EditorPart>
    ) : null,
  )
}
