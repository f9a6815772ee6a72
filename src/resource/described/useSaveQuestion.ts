import * as Effect from "effect/Effect"
import { type ReactNode, useState } from "react"
import { usePanel } from "../../frame/PanelContext.ts"
import { useTask } from "../../frame/useTask.ts"
import { useParts } from "./parts.ts"
import type { RecordDraft } from "./recordDraft.ts"

/** A question before a save: its text, and ways on. */
export interface SaveQuestion {
  readonly text: ReactNode
  readonly agree: () => void
  readonly dismiss: () => void
}

/** Asks what the list wants to know before a record is saved; saves at once where that is nothing, and where it cannot be found out. */
export const useSaveQuestion = (draft: RecordDraft) => {
  const { client } = usePanel()
  const { question: fetchFind } = useParts()
  const { busy, run } = useTask<never>()
  const [question, setQuestion] = useState<SaveQuestion>()
  const dismiss = () => setQuestion(undefined)
  const ask = (save: () => void) => {
    if (!fetchFind) return save()
    const [texts, row, zone] = [draft.text.texts.peek(), draft.record.peek().data, draft.zone.peek()]
    const agree = () => {
      dismiss()
      save()
    }
    run(
      Effect.tryPromise(fetchFind).pipe(
        Effect.flatMap((find) => find(client, { texts, row, zone })),
        Effect.orElseSucceed(() => undefined),
        Effect.map((text) => (text === undefined ? save() : setQuestion({ text, agree, dismiss }))),
      ),
    )
  }
  return { question, isAsking: busy, ask }
}
