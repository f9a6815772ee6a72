import { type ReactNode, Suspense } from "react"
import type { Kind, Reference } from "../../contract/resource/field.ts"
import { isPresent } from "../../contract/resource/body.ts"
import { hasBegun, isFixed } from "../../contract/resource/fixed.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { clockIn } from "../../frame/clock.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import { wide } from "../editor/editor.css.ts"
import { useDraftField, useShownProblems } from "../editor/useDraftField.ts"
import { fixedSentence } from "./fixedSentence.ts"
import { FieldOfKind } from "./fields/FieldOfKind.tsx"
import { NamingContext } from "./fields/naming.ts"
import { withOwnMasks } from "./itemMasks.ts"
import { problemSentence } from "./problemSentence.ts"
import { referenceOf } from "./kindTexts.ts"
import { ownerField, type RecordDraft } from "./recordDraft.ts"
import type { RecordProblem } from "./recordProblems.ts"
import { valuesOf } from "./recordTexts.ts"
import { useOffered } from "./useOffered.ts"
import { useProblemWords } from "./useRecordSaving.ts"
import { lazily } from "../../ui/root/lazily.tsx"

/** Few records have a field that is shown in part. */
const MaskedField = lazily(() => import("./MaskedField.tsx"))

interface Props {
  readonly resource: Resource
  readonly draft: RecordDraft
  readonly name: string
  readonly isReadOnly: boolean
  /** True if the part says why the field no longer changes. */
  readonly isReasonSaid?: boolean
}

/** Kinds that take a whole line of a form. */
const wideKinds: ReadonlySet<Kind> = new Set([
  "lines",
  "list",
  "hours",
  "place",
  "references",
  "image",
  "file",
])

/** Returns the placeholder of a masked field (of a saved record, or of its items) until its full value is shown. */
const maskOf = ({ resource, draft, name }: Props, id: RecordId, [at, inner]: ReadonlyArray<string> = []) => {
  const field = resource.fields[name]
  const innerField = inner === undefined ? field : field?.fields?.[inner]
  if (!innerField?.rules.masked) return undefined
  return (input: ReactNode) => (
    <Suspense>
      <MaskedField {...{ resource, draft, name, id, at, inner }}>{input}</MaskedField>
    </Suspense>
  )
}

/** Returns the list and owner of the record that names others. */
const namingOf = ({ name: list }: Resource, owner: unknown) =>
  owner ? { list, owner: (owner as Reference)._id } : undefined

const Present = (props: Props) => {
  const { resource, draft, name, isReadOnly, isReasonSaid } = props
  const words = useProblemWords(resource)
  const record = useValue(draft.record).data
  const zone = useValue(draft.zone)
  const viewed = useValue(usePanel().client.session.company)
  const field = resource.fields[name]
  const texts = useValue(draft.text.texts)
  const text = texts[name]
  const naming = namingOf(resource, record ? record["owner"] : referenceOf(texts[ownerField] ?? ""))
  const sentence = (path: string, problem: RecordProblem) =>
    problemSentence(words, resource.fields, { path, text }, problem)
  const base = useValue(draft.text.base)
  const fieldProps = useDraftField(draft, name, sentence)
  const problemOf = useShownProblems(draft, sentence)
  if (!field) return null
  const isKept = isFixed(resource, field, record)
  const input = (
    <FieldOfKind
      {...{ field }}
      {...fieldProps}
      value={fieldProps.value ?? ""}
      saved={record && hasBegun(resource, record) ? (base[name] ?? "") : ""}
      path={name}
      reader={{ ...words.reader, clock: clockIn(zone, viewed) }}
      textOf={(other) => draft.text.texts.peek()[other] ?? ""}
      write={draft.text.write}
      mask={record && base[name] !== "" ? maskOf(props, record._id) : undefined}
      within={(path) => ({
        error: problemOf(`${name}.${path}`),
        onBlur: () => draft.text.touch([`${name}.${path}`]),
        mask: record && maskOf(props, record._id, path.split(".")),
      })}
      isReadOnly={isReadOnly || isKept}
      fixedBecause={
        isKept && !isReadOnly && !isReasonSaid ? fixedSentence(words.reader, resource, field) : undefined
      }
      onChange={(next) => draft.text.write(name, withOwnMasks(field, base[name] ?? "", next))}
    />
  )
  return (
    <NamingContext.Provider value={naming}>
      {wideKinds.has(field.kind) ? <div className={wide}>{input}</div> : input}
    </NamingContext.Provider>
  )
}

/** One field of a record being edited, there only while its conditions hold. */
export const DraftField = (props: Props) => {
  const { resource, draft, name } = props
  const field = resource.fields[name]
  const texts = useValue(draft.text.texts)
  const isOffered = useOffered(resource)
  if (!field || !isOffered(field) || !isPresent(field, valuesOf(resource, texts))) return null
  return <Present {...props} />
}
