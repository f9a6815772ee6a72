import * as Effect from "effect/Effect"
import type { ApiError } from "../../api/errors.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import type { RecordDraft } from "../../resource/described/recordDraft.ts"
import { copyTexts } from "../../resource/described/recordTexts.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import { history } from "../../ui/icon/icons.ts"
import { useLooseWords } from "./words.ts"
import { ownerOf, resource } from "./sendDraft.ts"

/** Fills the form with the delivery that was asked for last. */
export const RepeatLast = ({ draft }: { readonly draft: RecordDraft }) => {
  const say = useLooseWords()
  const explain = useExplain()
  const showSnackbar = useSnackbar()
  const { api } = usePanel().client
  const { busy, error, run } = useTask<ApiError>()
  const repeat = () => {
    const owner = ownerOf(draft.text.texts.peek())
    const body = {
      filter: owner === undefined ? {} : { owner: [owner] },
      sortField: "createdAt",
      sortOrder: "desc",
      pageNumber: 0,
      pageSize: 1,
    }
    const found = api.call(callsOf(resource).find, { body: body as never })
    run(
      Effect.map(found, ({ items: [last] }) => {
        if (!last) return showSnackbar(say("repeatNone"))
        const { text } = draft
        const copied = copyTexts(resource, last)
        for (const [name, written] of Object.entries(copied)) if (written !== "") text.write(name, written)
      }),
    )
  }
  return (
    <>
      <span>
        <Button size="small" icon={history} busy={busy} onPress={repeat}>
          {say("repeatLast")}
        </Button>
      </span>
      {error && <Notice tone="warning">{explain(error)}</Notice>}
    </>
  )
}
