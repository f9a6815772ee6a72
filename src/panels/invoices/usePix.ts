import type { invoices } from "../../contract/resources/invoices.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import * as Effect from "effect/Effect"
import { useMemo } from "react"
import { billing } from "../../contract/finance/billing.ts"
import { owedOf } from "../../contract/finance/owedOf.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useValue } from "../../frame/useValue.ts"

/** Returns the Pix payment of an invoice; undefined if nothing is owed, or the server has no such call. */
export const usePix = (row: RowOf<typeof invoices>) => {
  const { client } = usePanel()
  const isPayable = useValue(client.extras("main"))?.has("billing") === true && owedOf(row) > 0
  const { _id: id, version } = row
  const load = useMemo(
    () =>
      isPayable
        ? Effect.map(client.api.call(billing.pix, { params: { id } }), ({ payment }) => ({
            payment,
            version,
          }))
        : Effect.succeed(undefined),
    [client, isPayable, id, version],
  )
  return useRemote(load)
}
