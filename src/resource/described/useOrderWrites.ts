import * as Effect from "effect/Effect"
import { useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import type { UnknownReference } from "../../contract/resource/refusals.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import type { ListModel } from "../listModel.ts"
import type { DescribedRow } from "./describedRow.ts"
import type { RecordPlace } from "./rowPlaces.ts"
import { useReader } from "./useReader.ts"

type Failure = ApiError | UnknownReference
type Write = Effect.Effect<unknown, Failure>

/** Sends one change after the other, so that quick ones arrive in the order they were made; the first failure ends all. */
const makeQueue = () => {
  const waiting: Array<Write> = []
  let isSending = false
  const sendAll = Effect.gen(function* () {
    for (let next = waiting.shift(); next; next = waiting.shift()) yield* next
  })
  const end = Effect.sync(() => {
    waiting.length = 0
    isSending = false
  })
  /** Adds a change; what sends it, and those added meanwhile, unless that is under way. */
  return (write: Write): Write | undefined => {
    waiting.push(write)
    if (isSending) return undefined
    isSending = true
    return Effect.ensuring(sendAll, end)
  }
}

export type OrderWrites = ReturnType<typeof useOrderWrites>

/** Writes where records are put in order; a failure is told, and the list loaded as it is. */
export const useOrderWrites = (resource: Resource) => {
  const { client, before, emit } = usePanel()
  const { say } = useReader(resource)
  const explain = useExplain()
  const showSnackbar = useSnackbar()
  const [add] = useState(makeQueue)
  const { run } = useTask<never>()
  const fail = (error: Failure) => {
    const text = error._tag === "UnknownReference" ? say("unknownReference") : explain(error)
    showSnackbar(say("orderFailed"), { text })
  }
  const send = (model: ListModel, write: Write) => {
    const sending = add(write)
    const onFailure = (error: Failure) => {
      fail(error)
      model.reload()
    }
    if (sending) run(Effect.match(sending, { onSuccess: () => {}, onFailure }))
  }
  const write = ({ _id: id }: DescribedRow, body: RecordPlace): Write => {
    const { order } = callsOf(resource)
    const event = { panel: resource.name, detail: { id, ...body } }
    if (!order) return Effect.void
    return before({ ...event, type: "order" }).pipe(
      Effect.andThen(client.api.call(order, { params: { id }, body })),
      Effect.tap(() => Effect.sync(() => emit({ ...event, type: "ordered" }))),
    )
  }
  return { send, write }
}
