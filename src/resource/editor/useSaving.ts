import type { ReadonlySignal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import { useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import { type ArtificialWait, waitOf } from "../../api/pace.ts"
import { limits } from "../../contract/limits.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { frameWords } from "../../frame/words.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useTask } from "../../frame/useTask.ts"
import { useWords } from "../../frame/useWords.ts"
import type { SaveWay } from "./saveWay.ts"
import type { TextDraft } from "./textDraft.ts"
import { wait } from "../../api/lightEffect.ts"

/** Options of a save: the draft, the calls and the messages. `isNew` marks a record being created. */
export interface Saving<K extends string, A, E> {
  /** The panel's name, first part of its events. */
  readonly panel: string
  readonly draft: {
    readonly text: TextDraft<K>
    /** Problems by field. */
    readonly problems: ReadonlySignal<{ readonly [name in K]?: unknown }>
    /** Undefined when the platform answers nothing about a new record and does not find it afterwards. */
    save(): Effect.Effect<A | undefined, E | ApiError>
  }
  /** Calls `save` at once, or after the person agreed to something that is allowed and may not be meant. */
  readonly ask?: (save: () => void) => void
  /** The id of what is edited; undefined while it is new. */
  readonly id: () => RecordId | undefined
  readonly idOf: (record: A) => RecordId
  readonly savedMessage: (isNew: boolean) => string
  /** Display time of that message, in milliseconds. */
  readonly savedMs?: number | undefined
  /** A wait of the specification between that and `onSaved`. */
  readonly leaveWait?: ArtificialWait | undefined
  readonly explain: (error: E | ApiError, isNew: boolean) => string
  /** The reason for each field a refusal is about; empty when it is about none. */
  readonly refusedFields: (error: E | ApiError, isNew: boolean) => ReadonlyMap<K, string>
  /** Returns the version someone else saved first, if that is why the save failed. */
  readonly conflictOf: (error: E | ApiError) => A | undefined
  /** Leads to the tab that shows these fields. */
  readonly onInvalid: (names: ReadonlyArray<K>) => void
  /** `record` is undefined for a new record that is not found: leave to the list instead of editing on. */
  readonly onSaved: (record: A | undefined, way: SaveWay, wasNew: boolean) => void
}

/** Counts how often the form was refused, and tracks if its notice is shown. */
const useRefusals = <K extends string>(onInvalid: (names: ReadonlyArray<K>) => void) => {
  const [refusals, setRefusals] = useState(0)
  const [isRefused, setRefused] = useState(false)
  const refuse = (names: ReadonlyArray<K>) => {
    setRefused(true)
    setRefusals((former) => former + 1)
    onInvalid(names)
  }
  return { refusals, isRefused, refuse, dismissRefusal: () => setRefused(false) }
}

/** Tells the person and the host that the record was saved. */
const useSavedNotice = <K extends string, A, E>({
  panel,
  idOf,
  savedMessage,
  savedMs: durationMs = limits.noticeMs.notification,
}: Saving<K, A, E>) => {
  const { emit, notices } = usePanel()
  const closeLabel = useWords("frame", frameWords)("close")
  return (record: A | undefined, isNew: boolean) => {
    notices.show({ kind: "toast", tone: "success", title: savedMessage(isNew), durationMs, closeLabel })
    emit({ panel, type: isNew ? "created" : "saved", detail: { id: record && idOf(record) } })
  }
}

/** Sends the draft, and keeps how it was sent for another try. */
const useSend = <K extends string, A, E>(
  options: Saving<K, A, E>,
  onRefused: (names: ReadonlyArray<K>) => void,
) => {
  const { panel, draft, refusedFields, leaveWait, onSaved } = options
  const { before, client } = usePanel()
  const { busy, error, run, clear } = useTask<E | ApiError>()
  const tellSaved = useSavedNotice(options)
  const [last, setLast] = useState<{ readonly how: SaveWay; readonly wasNew: boolean }>()

  const onFailure = (reason: E | ApiError, isNew: boolean) => {
    const fields = refusedFields(reason, isNew)
    if (fields.size === 0) return
    draft.text.refuse(fields)
    onRefused([...fields.keys()])
  }
  const send = (way: SaveWay) => {
    const id = options.id()
    const isNew = id === undefined
    setLast({ how: way, wasNew: isNew })
    run(
      before({ panel, type: isNew ? "create" : "save", detail: { id } }).pipe(
        Effect.andThen(draft.save()),
        Effect.tapError((reason) => Effect.sync(() => onFailure(reason, isNew))),
        Effect.tap((record) => Effect.sync(() => tellSaved(record, isNew))),
        Effect.tap(leaveWait ? wait(waitOf(client.pace, leaveWait)) : Effect.void),
        Effect.tap((record) => Effect.sync(() => onSaved(record, way, isNew))),
      ),
    )
  }
  return { busy, error, clear, send, last }
}

/** Saves a record. Invalid and refused fields show why in their place, and what was typed stays. */
export const useSaving = <K extends string, A, E>(options: Saving<K, A, E>) => {
  const { draft, ask = (go) => go(), refusedFields, conflictOf, explain } = options
  const { refuse, ...refusal } = useRefusals(options.onInvalid)
  const { busy, error, clear, send, last } = useSend(options, refuse)
  const wasNew = last?.wasNew ?? false

  const save = (way: SaveWay) => {
    if (busy) return
    draft.text.apply()
    clear()
    const invalid = Object.keys(draft.problems.peek()) as Array<K>
    draft.text.touch(invalid)
    if (invalid.length > 0) return refuse(invalid)
    refusal.dismissRefusal()
    ask(() => send(way))
  }
  const conflict = error && conflictOf(error)
  const isElsewhere = error && conflict === undefined && refusedFields(error, wasNew).size === 0
  return {
    ...refusal,
    busy,
    save,
    /** Saves again the way it was tried. */
    retry: () => save(last?.how ?? "continue"),
    /** The version someone else saved first. */
    conflict,
    /** The reason the save failed, if neither a field nor a conflict is the cause. */
    failure: isElsewhere ? explain(error, wasNew) : undefined,
    dismiss: clear,
  }
}
