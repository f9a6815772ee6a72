import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import { looseDeliveryCalls } from "../../contract/looseDeliveries/looseDeliveryCalls.ts"
import { textFinder } from "../../contract/search/searchTexts.ts"
import { idKey, type RecordId } from "../../contract/wire/recordId.ts"
import type { CourierFacts } from "../../business/orders/useCourierFacts.ts"
import { foundChoices } from "../../resource/described/foundChoices.ts"
import type { FindOptions } from "../../resource/FilterSpec.ts"
import { recordOption } from "../../resource/recordOption.ts"

const everybody = foundChoices("deliveryPeople")

const readCandidates = (api: Api, id: RecordId) =>
  Effect.flatMap(api.offers(looseDeliveryCalls.candidates), (isOffered) =>
    isOffered ? api.call(looseDeliveryCalls.candidates, { params: { id } }) : Effect.succeed([]),
  )

/** Finds delivery people for a delivery: first those online, the nearest first, with what speaks for them. */
export const couriersFor =
  (id: RecordId, factsOf: CourierFacts): FindOptions =>
  (api, text, ids = []) =>
    Effect.map(
      Effect.all([readCandidates(api, id), everybody(api, text, ids)], { concurrency: 2 }),
      ([candidates, all]) => {
        const isFound = textFinder(text)
        const first = candidates.flatMap((one) => {
          const name = one.person?.name
          return name && isFound(name)
            ? [{ ...recordOption(one._id, name), hint: factsOf(one) || undefined }]
            : []
        })
        const known = new Set(first.map(({ recordId }) => idKey(recordId)))
        return [...first, ...all.filter(({ id: key }) => !known.has(key))]
      },
    )
