import type { DeliveryTerms } from "../resources/deliverySettings.ts"
import type { StoreSurroundings } from "./areaHolds.ts"
import { decideDelivery } from "./decideDelivery.ts"
import type { DeliverySurroundings } from "./deliveryAreaCalls.ts"

/** Orders that went to an area, and their totals in cents. */
export interface AreaTally {
  readonly orders: number
  readonly totalCents: number
}

const nothing: AreaTally = { orders: 0, totalCents: 0 }

/** Orders of the last 30 days by the area their address belongs to, at whatever time; in the order of the areas. */
export const tallyAreas = (
  { areas, ...terms }: DeliveryTerms,
  store: StoreSurroundings,
  customers: DeliverySurroundings["customers"],
): ReadonlyArray<AreaTally> => {
  const anytime = areas.map((area) => ({ ...area, weekdays: [], from: null, until: null }))
  const tallies = areas.map(() => nothing)
  for (const { place, orders, totalCents } of customers) {
    const { index } = decideDelivery({ areas: anytime, ...terms }, store, { place, at: 0 })
    const tally = index === undefined ? undefined : tallies[index]
    if (tally && index !== undefined)
      tallies[index] = { orders: tally.orders + orders, totalCents: tally.totalCents + (totalCents ?? 0) }
  }
  return tallies
}
