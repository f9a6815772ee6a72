import type { StoreHours } from "../../../src/contract/companies/storeHours.ts"
import { openingOf } from "../../../host/server/seed/deliveries.ts"
import { courierDetails } from "../../../host/server/seed/courierDetails.ts"
import { demoClock } from "../../../host/server/seed/demoClock.ts"
import { type Courier, historyOf } from "../../../host/server/seed/history.ts"
import { stores as named } from "../../../host/server/seed/names.ts"
import { demoHoursOf } from "../../../host/server/seed/openingHours.ts"
import { randomFrom } from "../../../host/server/seed/random.ts"

const day = 86_400_000

/** The demo as its seed makes it at a moment, without a database. */
export const demoAt = (moment: string) => {
  const now = Date.parse(moment)
  const clock = demoClock(now)
  const stores = named
    .map(([name, type], index) => ({ id: index + 1, name, type, applicationId: index % 3 === 2 ? 2 : 1 }))
    .filter(({ type }) => type !== "partner")
    .map((store, index) => {
      const hours: StoreHours = { ...demoHoursOf(store, index), timeZone: "America/Sao_Paulo" }
      const opening = openingOf(index, hours, now, clock)
      const closedSince = opening.isManual && !opening.isOpen ? opening.changedAt : undefined
      return { ...store, ...opening, hours, closedSince, place: [-46.63 + index * 0.004, -23.55] as const }
    })
  const couriers = Array.from({ length: 200 }, (_, index): Courier => {
    const store = stores[index % stores.length]!
    const { registration } = courierDetails("BICYCLE", index, randomFrom(index))
    return {
      id: index + 1,
      applicationId: store.applicationId,
      companyId: index % 4 === 0 ? store.id : null,
      isApproved: registration === "APPROVED",
    }
  })
  const history = historyOf({ stores, couriers, after: now - 8.4 * day, now, clock })
  return { now, clock, stores, couriers, history }
}
