import { useModel } from "@preact/signals-react/runtime"
import * as Effect from "effect/Effect"
import { useCallback, useEffect, useRef } from "react"
import type { Message } from "../../contract/contact/message.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useLatest } from "../../frame/useLatest.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWaiting } from "../../frame/useWaiting.ts"
import type { Chat } from "./chat.ts"
import { type Content, type Outgoing, OutboxModel } from "./outboxModel.ts"

const isWaiting = ({ state }: Outgoing) => state === "waiting"

/** What a person wrote and the platform has not confirmed, and how it is sent. */
export const useOutbox = (onSent: (sent: Outgoing, answer: Partial<Message>) => void) => {
  const { client, before, emit } = usePanel()
  const sent = useRef(onSent)
  useEffect(() => void (sent.current = onSent), [onSent])
  const model = useModel(
    () =>
      new OutboxModel(client.api, {
        onSent: (one, answer) => sent.current(one, answer),
        isRepeatable: () => client.extras("contactCentre").peek()?.has("idempotency") === true,
      }),
  )
  const outgoing = useValue(model.outgoing)
  const send = useCallback((chat: Chat) => void Effect.runCallback(model.send(chat)), [model])
  const retry = useCallback(
    (some: ReadonlyArray<Outgoing>) => {
      model.retry(some.map(({ key }) => key))
      for (const { chat } of some) send(chat)
    },
    [model, send],
  )
  useWaiting(
    outgoing.some(isWaiting),
    useCallback(() => retry(model.outgoing.peek().filter(isWaiting)), [retry, model]),
  )

  const write = useLatest((chat: Chat, contents: ReadonlyArray<Content>) => {
    Effect.runCallback(
      Effect.andThen(
        before({ panel: "contactCentre", type: "send", detail: { contact: chat._id } }),
        Effect.sync(() => {
          model.add(chat, contents)
          send(chat)
          emit({ panel: "contactCentre", type: "sent", detail: { contact: chat._id } })
        }),
      ),
    )
  })
  return { outgoing, write, retry, discard: model.discard }
}
