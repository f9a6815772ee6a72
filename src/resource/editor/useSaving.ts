import type { ReadonlySignal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import { useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import { limits } from "../../contract/limits.ts"
import type { RecordId } from "../../contract/recordId.ts"
import { frameWords } from "../../frame/frameWords.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useTask } from "../../frame/useTask.ts"
import { useWords } from "../../frame/useWords.ts"
import type { SaveWay } from "./saveWay.ts"
import type { TextDraft } from "./textDraft.ts"

/** What is saved, and what is said of it. `isNew` where it is being created. */
export interface Saving<K extends string, A, E> {
  /** The panel's name, first part of its events. */
  readonly panel: string
  readonly draft: {
    readonly text: TextDraft<K>
    /** What is wrong, by field. */
    readonly problems: ReadonlySignal<{ readonly [name in K]?: unknown }>
    /** Undefined where the platform told nothing of a new record and does not find it. */
    save(): Effect.Effect<A | undefined, E | ApiError>
  }
  /** The id of what is edited; undefined while it is new. */
  readonly id: () => RecordId | undefined
  readonly idOf: (record: A) => RecordId
  readonly savedMessage: (isNew: boolean) => string
  readonly explain: (error: E | ApiError, isNew: boolean) => string
  /** The fields a refusal is about, with why; empty when it is about none. */
  readonly refusedFields: (error: E | ApiError, isNew: boolean) => ReadonlyMap<K, string>
  /** What someone else saved first, if that is why. */
  readonly conflictOf: (error: E | ApiError) => A | undefined
  /** Leads to where what is wrong with these fields is told. */
  readonly onInvalid: (names: ReadonlyArray<K>) => void
  /** A new record that is not found cannot be gone on with: the list is the place to look for it. */
  readonly onSaved: (record: A | undefined, how: SaveWay, wasNew: boolean) => void
}

/** Saving a record: what is wrong is shown in its place, what the server refuses too, and what was typed stays. */
export const useSaving = <K extends string, A, E>(of: Saving<K, A, E>) => {
  const { panel, draft, refusedFields } = of
  const { before, emit, notices } = usePanel()
  const closeLabel = useWords("frame", frameWords)("close")
  const { busy, error, run, clear } = useTask<E | ApiError>()
  const [refusals, setRefusals] = useState(0)
  const [isRefused, setRefused] = useState(false)
  const [last, setLast] = useState<{ readonly how: SaveWay; readonly wasNew: boolean }>()
  const wasNew = last?.wasNew ?? false

  const refuse = (names: ReadonlyArray<K>) => {
    setRefused(true)
    setRefusals((former) => former + 1)
    of.onInvalid(names)
  }
  const failed = (reason: E | ApiError, isNew: boolean) => {
    const fields = refusedFields(reason, isNew)
    if (fields.size === 0) return
    draft.text.refuse(fields)
    refuse([...fields.keys()])
  }
  const succeeded = (record: A | undefined, how: SaveWay, isNew: boolean) => {
    const lasts = limits.notice.notification
    notices.show({
      kind: "toast",
      tone: "success",
      title: of.savedMessage(isNew),
      durationMs: lasts,
      closeLabel,
    })
    emit({ panel, type: isNew ? "created" : "saved", detail: { id: record && of.idOf(record) } })
    of.onSaved(record, how, isNew)
  }
  const save = (how: SaveWay) => {
    if (busy) return
    draft.text.apply()
    clear()
    const wrong = Object.keys(draft.problems.peek()) as Array<K>
    draft.text.touch(wrong)
    if (wrong.length > 0) return refuse(wrong)
    setRefused(false)
    const id = of.id()
    const isNew = id === undefined
    setLast({ how, wasNew: isNew })
    run(
      before({ panel, type: isNew ? "create" : "save", detail: { id } }).pipe(
        Effect.andThen(draft.save()),
        Effect.tapError((reason) => Effect.sync(() => failed(reason, isNew))),
        Effect.tap((record) => Effect.sync(() => succeeded(record, how, isNew))),
      ),
    )
  }
  const conflict = error && of.conflictOf(error)
  const isElsewhere = error && conflict === undefined && refusedFields(error, wasNew).size === 0
  return {
    busy,
    save,
    /** Saves again the way it was tried. */
    retry: () => save(last?.how ?? "continue"),
    /** What someone else saved first. */
    conflict,
    failure: isElsewhere ? of.explain(error, wasNew) : undefined,
    refusals,
    isRefused,
    dismissRefusal: () => setRefused(false),
    dismiss: clear,
  }
}
