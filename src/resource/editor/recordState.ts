import { batch, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type { ApiError } from "../../api/errors.ts"
import { arrive, type Remote, reloading } from "../../frame/remote.ts"
import { type TextDraft, type Texts, withOwnChanges } from "./textDraft.ts"

/** The record of a draft, which is loaded, saved, and saved by others; without one it is new. No React in here. */
export const makeRecordState = <A, K extends string>(
  text: TextDraft<K>,
  textsOf: (record: A) => Texts<K>,
  initial: Remote<A | undefined, ApiError>,
) => {
  const record = signal(initial)
  const put = (data: A, texts: Texts<K>) =>
    batch(() => {
      record.value = { _tag: "Here", data }
      text.rebase(textsOf(data), texts)
    })
  /** Continues from a saved record, and keeps what was typed over the texts that were sent. */
  const adopt = (saved: A, sent: Texts<K>) =>
    put(saved, withOwnChanges(sent, text.texts.peek(), textsOf(saved)))
  return {
    record,
    adopt,
    /** Continues from what someone else saved, with these texts in the fields. */
    resolveConflict: put,
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
        const sent = text.texts.peek()
        const saving = write(sent, record.peek().data)
        return Effect.tap(saving, (saved) => Effect.sync(() => saved && adopt(saved, sent)))
      }),
  }
}
