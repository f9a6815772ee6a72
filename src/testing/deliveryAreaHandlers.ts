import * as Effect from "effect/Effect"
import { deliveryAreaCalls } from "../contract/deliveryAreas/deliveryAreaCalls.ts"
import { limits } from "../contract/limits.ts"
import { sampleCities } from "../samples/cities.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import type { Handler } from "./Handler.ts"
import { placeHandlers } from "./placeHandlers.ts"
import { storePlace } from "./looseDeliverySending.ts"

/** Handlers of delivery areas and the search for places: every store stands at the same place of the first city. */
export const deliveryAreaHandlers: ReadonlyArray<readonly [Endpoint, Handler]> = [
  ...placeHandlers,
  [
    deliveryAreaCalls.surroundings,
    () =>
      Effect.succeed({
        name: "Cantina do Largo",
        place: storePlace,
        timeZone: limits.timeZone,
        neighborhoods: (sampleCities[0]?.neighborhoods ?? []).map(({ name, area }) => ({
          name,
          area: area ?? null,
        })),
        customers: [
          { place: [-46.66, -23.57], orders: 14, totalCents: 84_000 },
          { place: [-46.72, -23.6], orders: 21, totalCents: 130_500 },
        ],
      }),
  ],
]
