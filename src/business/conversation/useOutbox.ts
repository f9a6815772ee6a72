import * as Effect from "effect/Effect"
import { useEffect, useState } from "react"
import { usePanel } from "../../frame/PanelContext.ts"
import { useLatest } from "../../frame/useLatest.ts"
import { useValue } from "../../frame/useValue.ts"
import type { Chat } from "./chat.ts"
import { outboxOf } from "./outbox.ts"
import type { OutboxOptions } from "./outboxModel.ts"
import type { Content } from "./outgoing.ts"

/** Returns the messages a person wrote and the platform has not confirmed, and functions to send them. */
export const useOutbox = (onSent: OutboxOptions["onSent"]) => {
  const { client, before, emit } = usePanel()
  const [outbox] = useState(() => outboxOf(client))
  const take = useLatest(onSent)
  useEffect(() => outbox.follow(take), [outbox, take])
  /** Ends once the outbox has it; a host that vetoes it interrupts, and nothing was taken. */
  const write = useLatest((chat: Chat, contents: ReadonlyArray<Content>) =>
    Effect.andThen(
      before({ panel: "contactCentre", type: "send", detail: { contact: chat._id } }),
      Effect.sync(() => {
        outbox.write(chat, contents)
        emit({ panel: "contactCentre", type: "sent", detail: { contact: chat._id } })
      }),
    ),
  )
  return { outgoing: useValue(outbox.outgoing), write, retry: outbox.retry, discard: outbox.discard }
}
