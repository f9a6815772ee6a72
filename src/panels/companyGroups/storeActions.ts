import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import { changeOpening, type OpeningChange } from "../../business/changeOpening.ts"
import { companyDeliveries } from "../../contract/companies/companyDeliveries.ts"
import type { Reference } from "../../contract/resource/field.ts"
import { copyHours, hoursOfStore } from "../../business/stores/hoursOfStore.ts"
import type { StoreRefusal } from "../../business/stores/useEachStore.ts"

/** Gives a store all hours another one has: those of deliveries, of takeout and so on. */
export const copyAllHours = (api: Api, from: Reference, store: Reference) =>
  Effect.flatMap(hoursOfStore(api, from), (all) =>
    all.length === 0
      ? Effect.fail({ _tag: "NoHours" } as const)
      : Effect.forEach(all, (hours) => copyHours(api, hours, store)),
  ) as Effect.Effect<unknown, StoreRefusal>

/** Opens or closes a store by its delivery record. */
export const openOrClose = (api: Api, { _id: companyId }: Reference, opening: OpeningChange) =>
  Effect.gen(function* () {
    const { items } = yield* api.call(companyDeliveries.page, {
      query: { pageIn: 0, pageOut: 1, companyId },
    })
    const [record] = items
    if (!record) return yield* Effect.fail({ _tag: "NoRecord" } as const)
    return yield* changeOpening(api, record, opening)
  }) as Effect.Effect<unknown, StoreRefusal>
