import { batch, type Signal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type { ApiError } from "../../api/errors.ts"
import { arrive, type Remote, reloading } from "../../frame/remote.ts"
import { type TextDraft, type Texts, withOwnChanges } from "./textDraft.ts"

/** The edit of a record when the session expired: its changed fields, and their former values. */
export interface SavedEdit {
  readonly version?: unknown
  readonly base: Readonly<Record<string, string>>
  readonly texts: Readonly<Record<string, string>>
}

const versionOf = (record: unknown): unknown => (Object(record) as Record<string, unknown>)["version"]

/** Keeps what is written, and goes on with it: a record that was saved meanwhile is met as any other conflict. */
const keepingOf = <A, K extends string>(
  record: Signal<Remote<A | undefined, ApiError>>,
  text: TextDraft<K>,
) => ({
  savedEdit: (): SavedEdit | undefined => {
    const [base, texts] = [text.base.peek(), text.texts.peek()]
    const names = (Object.keys(base) as Array<K>).filter((name) => base[name] !== texts[name])
    if (names.length === 0) return undefined
    const of = (all: Texts<K>) => Object.fromEntries(names.map((name) => [name, all[name]]))
    return { version: versionOf(record.peek().data), base: of(base), texts: of(texts) }
  },
  restore: (savedEdit: SavedEdit) =>
    batch(() => {
      const { data } = record.peek()
      const hasVersions = versionOf(data) !== undefined && savedEdit.version !== undefined
      if (hasVersions) record.value = { _tag: "Here", data: { ...data, version: savedEdit.version } as A }
      text.rebase({ ...text.base.peek(), ...savedEdit.base }, { ...text.texts.peek(), ...savedEdit.texts })
    }),
})

/** The record of a draft, which is loaded, saved, and saved by others; without one it is new. No React in here. */
export const makeRecordState = <A, K extends string>(
  text: TextDraft<K>,
  textsOf: (record: A) => Texts<K>,
  initial: Remote<A | undefined, ApiError>,
) => {
  const record = signal(initial)
  const setRecord = (data: A, texts: Texts<K>) =>
    batch(() => {
      record.value = { _tag: "Here", data }
      text.rebase(textsOf(data), texts)
    })
  /** Continues from a saved record, and keeps what was typed over the texts that were sent. */
  const adopt = (saved: A, sentTexts: Texts<K>) =>
    setRecord(saved, withOwnChanges(sentTexts, text.texts.peek(), textsOf(saved)))
  return {
    record,
    adopt,
    ...keepingOf(record, text),
    /** Continues from what someone else saved, with these texts in the fields. */
    resolveConflict: setRecord,
    /** Reads what is edited, or what is copied, which is not the record itself; `take` writes it into the fields. */
    load: Effect.fnUntraced(function* (
      read: Effect.Effect<A, ApiError>,
      isCopy: boolean,
      take: (record: A) => void,
    ) {
      record.value = reloading(record.peek())
      const exit = yield* Effect.exit(read)
      if (exit._tag === "Success") take(exit.value)
      record.value = arrive(record.peek(), isCopy ? Exit.map(exit, () => undefined) : exit)
    }),
    /** Continues from what `write` answers for the texts; undefined where nothing is known of it. */
    save: <E>(
      write: (texts: Texts<K>, record: A | undefined) => Effect.Effect<A | undefined, E>,
    ): Effect.Effect<A | undefined, E> =>
      Effect.suspend(() => {
        const sentTexts = text.texts.peek()
        const saving = write(sentTexts, record.peek().data)
        return Effect.tap(saving, (saved) => Effect.sync(() => saved && adopt(saved, sentTexts)))
      }),
  }
}
