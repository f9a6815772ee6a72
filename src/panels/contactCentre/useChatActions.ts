import * as Effect from "effect/Effect"
import type { ApiError } from "../../api/errors.ts"
import type { Conversation } from "../../contract/contact/contact.ts"
import { contacts } from "../../contract/contact/contacts.ts"
import type { RefusalOf } from "../../contract/wire/endpoint.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useLatest } from "../../frame/useLatest.ts"
import { useSame } from "../../frame/useSame.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { useWords } from "../../frame/useWords.ts"
import { contactCentreWords } from "../../business/conversation/words.ts"
import { explain } from "../../business/conversation/explain.ts"
import type { ContactCentre } from "./useContactCentre.ts"

type Refusal = ApiError | RefusalOf<typeof contacts.assign>

type Change = (params: { readonly id: RecordId }) => Effect.Effect<Conversation, Refusal>

/** Changes the conversation that is shown; a failure is told at the foot. */
const useChange = (centre: ContactCentre) => {
  const { before } = usePanel()
  const say = useWords("contactCentre", contactCentreWords)
  const api = useExplain()
  const showSnackbar = useSnackbar()
  const { run, busy } = useTask<Refusal>()
  const { selected: chat } = centre
  const change = (type: "assign" | "close" | "reopen", call: Change, done: string) => {
    if (!chat) return
    const written = before({ panel: "contactCentre", type, detail: { contact: chat._id } }).pipe(
      Effect.andThen(Effect.uninterruptible(call({ id: chat._id }))),
      Effect.map((now) => {
        centre.apply({ conversations: [now], removed: [] })
        centre.reload()
        showSnackbar(done)
      }),
      Effect.tapError((error) =>
        Effect.sync(() => showSnackbar(say("actionFailed"), { text: explain(say, api, error) })),
      ),
    )
    run(written)
  }
  return { change, busy }
}

/** Returns the actions on the shown conversation, besides writing. */
export const useChatActions = (centre: ContactCentre) => {
  const { client } = usePanel()
  const say = useWords("contactCentre", contactCentreWords)
  const { change, busy } = useChange(centre)
  const isClosed = centre.selected?.state === "CLOSED"
  const toggleState = useLatest(() =>
    change(
      isClosed ? "reopen" : "close",
      (params) =>
        client.api.call(contacts.setState, { params, body: { state: isClosed ? "OPEN" : "CLOSED" } }),
      say(isClosed ? "reopenDone" : "closeDone"),
    ),
  )
  const assign = useLatest((assignee: { readonly id: number; readonly fullname: string } | undefined) =>
    change(
      "assign",
      (params) => client.api.call(contacts.assign, { params, body: { assignee: assignee?.id ?? null } }),
      assignee ? say("assigned", { name: assignee.fullname }) : say("unassigned"),
    ),
  )
  return useSame({ busy, isClosed, toggleState, assign })
}

export type ChatActions = ReturnType<typeof useChatActions>
