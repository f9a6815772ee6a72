import type { ReadonlySignal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import { useEffect } from "react"
import type { Remote } from "../../frame/remote.ts"
import { useKeptOnExpiry } from "../../frame/useKeptOnExpiry.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { unsavedWords } from "../../frame/unsaved/words.ts"
import { useWords } from "../../frame/useWords.ts"
import type { SavedEdit } from "./recordState.ts"

/** A draft that can be loaded, and kept until its writer has signed in again. */
export interface LoadedDraft {
  load(): Effect.Effect<void>
  /** The changes made so far; undefined for none. */
  kept(): SavedEdit | undefined
  /** Goes on with changes that were kept. */
  restore(savedEdit: SavedEdit): void
}

const isTexts = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((text) => typeof text === "string")

const isKept = (value: unknown): value is SavedEdit => {
  const { base, texts } = Object(value) as Record<string, unknown>
  return isTexts(base) && isTexts(texts)
}

/** Loads a draft, and goes on with what its writer had changed when their session expired. `name` says of what it is. */
export const useLoadedDraft = (
  name: string,
  draft: LoadedDraft,
  record: ReadonlySignal<Remote<unknown, unknown>>,
): void => {
  const notify = useSnackbar()
  const say = useWords("unsaved", unsavedWords)
  const claim = useKeptOnExpiry(name, draft.kept)
  useEffect(() => {
    const restore = Effect.sync(() => {
      const found = record.peek()._tag === "Here" ? claim() : undefined
      if (!isKept(found)) return
      draft.restore(found)
      notify(say("restored"))
    })
    return Effect.runCallback(Effect.andThen(draft.load(), restore))
    // oxlint-disable-next-line react/exhaustive-deps -- loaded once; the sentence is that of the moment
  }, [draft, record, claim])
}
