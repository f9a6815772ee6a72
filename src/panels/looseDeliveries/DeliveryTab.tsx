import * as Effect from "effect/Effect"
import { type ComponentProps, useCallback } from "react"
import { ignore } from "../../api/lightEffect.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import { looseDeliveries } from "../../contract/resources/looseDeliveries.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useLatest } from "../../frame/useLatest.ts"
import { useTask } from "../../frame/useTask.ts"
import DeliveryProgress from "./DeliveryProgress.tsx"
import { useLooseLive } from "./useLooseLive.ts"

const { get } = callsOf(looseDeliveries)

/** A delivery on its own page, kept current. */
const DeliveryTab = ({ row, onChanged }: ComponentProps<typeof DeliveryProgress>) => {
  const { api } = usePanel().client
  const { run } = useTask<never>()
  const adopt = useLatest(onChanged)
  const { _id: id } = row
  const read = useCallback(
    () => run(ignore(Effect.map(api.call(get, { params: { id } }), (now) => adopt(now)))),
    [api, id, run, adopt],
  )
  useLooseLive(read)
  return <DeliveryProgress {...{ row, onChanged }} />
}

export default DeliveryTab
