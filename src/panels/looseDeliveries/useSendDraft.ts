import { useContext } from "react"
import * as Effect from "effect/Effect"
import { callsOf } from "../../contract/resource/calls.ts"
import { looseDeliveryCalls } from "../../contract/looseDeliveries/looseDeliveryCalls.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import type { RecordCalls } from "../../resource/described/recordCalls.ts"
import { RecordDraft } from "../../resource/described/recordDraft.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import { resource } from "./sendDraft.ts"
import { SendContext } from "./SendContext.ts"

/** The delivery that is being written. It stays while one looks at the list, and begins anew for another company. */
export const useSendDraft = (choosesOwner: boolean): RecordDraft => {
  const { client } = usePanel()
  const company = useValue(client.session.company)
  const holder = useContext(SendContext)
  const key = choosesOwner ? "" : idKey(company?._id ?? "")
  return holder.draftOf(key, () => {
    const { api } = client
    const { get, history } = callsOf(resource)
    const calls: RecordCalls = {
      get: (id) => api.call(get, { params: { id } }),
      history,
      create: (body, idempotencyKey) => {
        const request = { ...body, confirmedPrice: holder.confirmed() } as never
        return api.call(looseDeliveryCalls.send, { body: request }, { idempotencyKey }) as never
      },
      save: () => Effect.die("A delivery that was sent is not written anew."),
    }
    return new RecordDraft(calls, resource, { choosesOwner, viewed: company })
  })
}
