import * as Effect from "effect/Effect"
import { useState } from "react"
import type { Message } from "../../contract/contact/message.ts"
import { whatsapp } from "../../contract/contact/whatsapp.ts"
import type { RefusalOf } from "../../contract/wire/endpoint.ts"
import type { ApiError } from "../../api/errors.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useLatest } from "../../frame/useLatest.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { useWords } from "../../frame/useWords.ts"
import type { Chat } from "./chat.ts"
import { contactCentreWords } from "./words.ts"
import { explain } from "./explain.ts"
import type { OpenConversation } from "./useConversation.ts"

/**
 * Sends a message again that the platform could not deliver, and asks again for a customer's file; offered where the
 * platform makes sure that a message goes only once.
 */
export const useMessageRetry = (centre: OpenConversation, chat: Chat) => {
  const { client, readOnly, before } = usePanel()
  const say = useWords("contactCentre", contactCentreWords)
  const api = useExplain()
  const showSnackbar = useSnackbar()
  const { run, busy } = useTask<ApiError | RefusalOf<typeof whatsapp.retry>>()
  const [at, setAt] = useState<string>()
  const retry = useLatest(({ _id, mediaState }: Message) => {
    const input = { params: { id: _id } }
    const call = mediaState
      ? client.api.call(whatsapp.fetchMedia, input)
      : client.api.call(whatsapp.retry, input)
    setAt(idKey(_id))
    const sending = before({ panel: "contactCentre", type: "retry", detail: { message: _id } }).pipe(
      Effect.andThen(Effect.uninterruptible(call)),
      Effect.map((message) => centre.thread?.take([message])),
      Effect.tapError((error) =>
        Effect.sync(() => showSnackbar(say("actionFailed"), { text: explain(say, api, error) })),
      ),
    )
    run(sending)
  })
  return {
    retry: chat.state !== undefined && !readOnly ? retry : undefined,
    busyWith: busy ? at : undefined,
  }
}
