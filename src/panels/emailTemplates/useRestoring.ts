import * as Effect from "effect/Effect"
import { useMemo } from "react"
import { callsOf } from "../../contract/resource/calls.ts"
import { emailTemplates } from "../../contract/resources/emailTemplates.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { readLines } from "../../resource/described/history/useHistory.ts"
import { earlierTexts, type TemplateTexts } from "./earlierTexts.ts"
import { useLetterWords } from "./words.ts"

/** So many changes back a text is offered. */
const maxChanges = 100

const calls = callsOf(emailTemplates)

/** The texts a template had, and what brings one back. */
export const useRestoring = (id: RecordId, onDone: () => void) => {
  const { client, before, emit } = usePanel()
  const { api } = client
  const say = useLetterWords()
  const showSnackbar = useSnackbar()
  const load = useMemo(
    () =>
      Effect.gen(function* () {
        const row = yield* api.call(calls.get, { params: { id } })
        const { items } = yield* readLines(api, { call: calls.history, id }, maxChanges)
        const { subject, preheader, body, version } = row
        return { version, earlier: earlierTexts({ subject, preheader: preheader ?? "", body }, items) }
      }),
    [api, id],
  )
  const { remote, reload } = useRemote(load)
  const save = (texts: TemplateTexts) => {
    const body = { ...texts, preheader: texts.preheader || null, version: remote.data?.version }
    return Effect.map(api.call(calls.save, { params: { id }, body: body as never }), () => {
      emit({ panel: "emailTemplates", type: "restored", detail: { id } })
      showSnackbar(say("restored"))
      onDone()
    })
  }
  const { busy, error, run } = useTask<Effect.Error<ReturnType<typeof save>>>()
  const restore = (texts: TemplateTexts) =>
    run(Effect.andThen(before({ panel: "emailTemplates", type: "restore", detail: { id } }), save(texts)))
  return { remote, reload, busy, error, restore }
}
