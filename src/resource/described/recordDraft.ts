import { computed, createModel, type ReadonlySignal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import type { ApiError } from "../../api/errors.ts"
import { makeContentKey } from "../../api/freshKey.ts"
import { recordAfter } from "../../api/recordAfter.ts"
import type { Company } from "../../contract/companies/company.ts"
import { recordZone } from "../../contract/places/zoneOf.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { isAbridged } from "../../contract/resource/listedRow.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { rowSchema } from "../../contract/resource/schemas.ts"
import { loading, type Remote } from "../../frame/remote.ts"
import { makeRecordState } from "../editor/recordState.ts"
import type { LoadedDraft } from "../editor/useLoadedDraft.ts"
import { makeTextDraft, type TextDraft, type Texts } from "../editor/textDraft.ts"
import type { DescribedRow } from "./describedRow.ts"
import { textAt } from "./fieldPath.ts"
import { referenceOf, referenceText } from "./kindTexts.ts"
import type { RecordCalls, SaveRefusal } from "./recordCalls.ts"
import { problemsOf, type RecordProblems } from "./recordProblems.ts"
import { copyTexts, createdBody, newTexts, savedBody, shownBody, textsOf } from "./recordTexts.ts"

/** The field of the draft that holds a new record's owner. */
export const ownerField = "owner"

/** The record to edit: a row of the list, a record by its id, or a new one, which may start as a copy. */
export interface DraftOf {
  readonly row?: DescribedRow | undefined
  readonly id?: RecordId | undefined
  readonly copied?: RecordId | undefined
  /** The copy is to take the place of the record, so it has every field of it, and its owner. */
  readonly isRevision?: boolean | undefined
  /** Texts a new record begins with, by field. */
  readonly initialTexts?: Texts<string> | undefined
  /** The owner is chosen, by those who work for several. */
  readonly choosesOwner: boolean
  /** The company one looks at. */
  readonly viewed?: Company | undefined
}

/** Names what is edited, among all that may be. */
export const editName = ({ name }: Resource, { id, copied, initialTexts = {} }: DraftOf): string => {
  const own = copied === undefined ? ["new", ...Object.values(initialTexts)].join("/") : `copy/${copied}`
  return `${name} ${id ?? own}`
}

/** A record being edited. No React in here. */
export interface RecordDraft extends LoadedDraft {
  /** The record as loaded or last saved; without one, it is new. */
  readonly record: ReadonlySignal<Remote<DescribedRow | undefined, ApiError>>
  readonly text: TextDraft<string>
  /** The time zone of the clock its moments are written by: that of its store. */
  readonly zone: ReadonlySignal<string>
  readonly problems: ReadonlySignal<RecordProblems>
  /** Number of fields that differ from the record. */
  readonly changes: ReadonlySignal<number>
  readonly isDirty: ReadonlySignal<boolean>
  /** Creates or saves, and continues from the saved record. */
  save(): Effect.Effect<DescribedRow | undefined, SaveRefusal | ApiError>
  /** Takes over what the server answered of another call; what is being written stays. */
  adopt(answer: Partial<DescribedRow>): void
  /** Continues from what someone else saved, with these texts in the fields. */
  resolveConflict(current: DescribedRow, texts: Texts<string>): void
}

const stateOf = (resource: Resource, { row, id, copied, initialTexts, choosesOwner, viewed }: DraftOf) => {
  const textsOfRow = (one: DescribedRow) => textsOf(resource, one, recordZone(resource, one, viewed))
  const waits = row === undefined && (id ?? copied) !== undefined
  const owner = choosesOwner && row === undefined && id === undefined ? { [ownerField]: "" } : {}
  const texts =
    row === undefined && id === undefined
      ? newTexts(resource, initialTexts, recordZone(resource, undefined, viewed))
      : row
        ? textsOfRow(row)
        : textsOf(resource)
  const text = makeTextDraft<string>({ ...owner, ...texts }, textAt)
  const initial: Remote<DescribedRow | undefined, ApiError> = waits ? loading : { _tag: "Here", data: row }
  const state = makeRecordState<DescribedRow, string>(text, textsOfRow, initial)
  const zone = computed(() => {
    const owner = referenceOf(text.texts.value[ownerField] ?? "")
    return recordZone(resource, state.record.value.data ?? { owner }, viewed)
  })
  return { text, shown: textsOfRow, zone, ...state }
}
type State = ReturnType<typeof stateOf>

const loadingOf = (
  calls: RecordCalls,
  resource: Resource,
  { text, adopt, load }: State,
  { id, copied, isRevision, choosesOwner, viewed }: DraftOf,
): Effect.Effect<void> => {
  const source = id ?? copied
  const copy = (row: DescribedRow) => {
    const base = text.base.peek()
    const from = isRevision ? { ...resource, copies: { without: [] } } : resource
    const owner = isRevision && choosesOwner && row.owner ? { [ownerField]: referenceText(row.owner) } : {}
    text.rebase(base, { ...base, ...copyTexts(from, row, recordZone(resource, row, viewed)), ...owner })
  }
  if (source === undefined) return Effect.void
  const isCopy = id === undefined
  return load(calls.get(source), isCopy, isCopy ? copy : (row) => adopt(row, text.base.peek()))
}

const savingOf = (calls: RecordCalls, resource: Resource, { record, text, zone, save }: State) => {
  const keyOf = makeContentKey()
  const whole = (id: RecordId, answer: Partial<DescribedRow>, body: object) => {
    const after = { ...record.peek().data, ...body, _id: id }
    return recordAfter(rowSchema(resource), answer, { reload: calls.get(id), sent: after })
  }
  const create = (texts: Texts<string>) => {
    const owner = referenceOf(texts[ownerField] ?? "")
    const body = { ...createdBody(resource, texts, zone.peek()), ...(owner && { owner: owner._id }) }
    return Effect.flatMap(calls.create(body, keyOf(body)), (answer) =>
      answer._id === undefined
        ? Effect.succeed(undefined)
        : whole(answer._id, answer, { ...shownBody(resource, texts, body), ...(owner && { owner }) }),
    )
  }
  const update = (row: DescribedRow, texts: Texts<string>) => {
    const { _id: id, version } = row
    const changes = savedBody(resource, text.base.peek(), texts, zone.peek())
    const body = { ...changes, ...(version !== undefined && { version }) }
    return Effect.flatMap(calls.save(row, body), (answer) =>
      whole(id, answer, shownBody(resource, texts, changes)),
    )
  }
  return () =>
    save((texts, row): Effect.Effect<DescribedRow | undefined, SaveRefusal | ApiError> =>
      row ? update(row, texts) : create(texts),
    )
}

const makeRecordDraft = (
  calls: RecordCalls,
  resource: Resource,
  { row, ...draftOf }: DraftOf,
): RecordDraft => {
  // An abridged row lacks fields, so the full record is read before editing.
  const of = { ...draftOf, row: isAbridged(resource) ? undefined : row }
  const state = stateOf(resource, of)
  const { record, text } = state
  const problems = computed((): RecordProblems => {
    const isNew = record.value.data === undefined
    const found = problemsOf(resource, text.applied.value, isNew, text.base.value, state.zone.value)
    const isOwnerMissing = text.applied.value[ownerField] === ""
    return isNew && isOwnerMissing && of.choosesOwner ? { [ownerField]: "required", ...found } : found
  })
  const changes = computed(() => text.changed.value.length)
  return {
    record,
    text,
    zone: state.zone,
    problems,
    changes,
    isDirty: computed(() => changes.value > 0),
    load: () => loadingOf(calls, resource, state, of),
    save: savingOf(calls, resource, state),
    adopt: (answer) => {
      const now = record.peek().data
      const base = text.base.peek()
      if (!now) return
      const data = { ...now, ...answer }
      const isSame = Object.entries(state.shown(data)).every(([name, value]) => base[name] === value)
      if (isSame) record.value = { _tag: "Here", data }
      else state.adopt(data, base)
    },
    resolveConflict: state.resolveConflict,
    kept: state.savedEdit,
    restore: state.restore,
  }
}

export const RecordDraft = createModel(makeRecordDraft)
