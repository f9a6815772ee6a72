import type { Part, Resource } from "../../contract/resource/resource.ts"
import { EditorPart } from "../editor/EditorPart.tsx"
import { DraftField } from "./DraftField.tsx"
import { OwnerField } from "./OwnerField.tsx"
import type { RecordDraft } from "./recordDraft.ts"
import { writtenFields } from "./recordTexts.ts"
import { useOffered } from "./useOffered.ts"
import { useReader } from "./useReader.ts"

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
  const { word } = useReader(resource)
  const isOffered = useOffered(resource)
  const id = partId(resource, part)
  const fieldsOf = (names: ReadonlyArray<string>) =>
    names.map((name) => <DraftField key={name} {...{ resource, draft, name, isReadOnly }} />)
  if (!part.groups)
    return (
      <EditorPart title={word(`part.${id}`)} isWide={resource.onePerOwner === true}>
        {choosesOwner && <OwnerField {...{ resource, draft, isReadOnly }} />}
        {fieldsOf(namesOf(part))}
      </EditorPart>
    )
  return part.groups.map(({ fields }, at) =>
    fields.some((name) => isOffered(resource.fields[name])) ? (
      <EditorPart
        key={`group.${id}.${at}`}
        title={word(`group.${id}.${at}`)}
        text={word(`about.${id}.${at}`) || undefined}
      >
        {fieldsOf(fields)}
      </EditorPart>
    ) : null,
  )
}
