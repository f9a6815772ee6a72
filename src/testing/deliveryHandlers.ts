import * as Effect from "effect/Effect"
import {
  companyDeliveries as calls,
  type CompanyDelivery,
  type Opening,
} from "../contract/companyDeliveries.ts"
import type { Endpoint } from "../contract/endpoint.ts"
import type { Handler } from "./handlers.ts"

/** What the calls about company deliveries keep: the records of the user's companies, as they are now. */
export interface DeliveryMemory {
  readonly deliveries: Array<CompanyDelivery>
}

/** A record after someone opened or closed its company. */
export const openedBy = (record: CompanyDelivery, opening: Opening, name: string): CompanyDelivery => ({
  ...record,
  ...opening,
  changedAt: new Date().toISOString(),
  changedBy: name,
})

/** What the calls about company deliveries answer. */
export const deliveryHandlers = (
  { deliveries }: DeliveryMemory,
  fullname: string,
): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const open: Handler = ({ body }) => {
    const [record] = deliveries
    if (!record) return Effect.die("no company delivers")
    deliveries[0] = openedBy(record, body as Opening, fullname)
    return Effect.succeed(deliveries[0])
  }
  return [
    [calls.list, () => Effect.succeed(deliveries)],
    [calls.open, open],
  ]
}
