import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import { limits } from "../../contract/limits.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import type { Reference } from "../../contract/resource/field.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { openingHours } from "../../contract/resources/openingHours.ts"
import type { DescribedRow } from "../../resource/described/describedRow.ts"
import { createdBody, textsOf } from "../../resource/described/recordTexts.ts"
import type { StoreRefusal } from "./useEachStore.ts"

const resource: Resource = openingHours

/** The hours a store has, for all orders, deliveries and so on; those of one service alone where it is named. */
export const hoursOfStore = (api: Api, { _id }: Pick<Reference, "_id">, service?: unknown) =>
  Effect.map(
    api.call(callsOf(resource).find, {
      body: {
        filter: { owner: [_id], ...(service !== undefined && { service: [service] }) },
        sortField: "id",
        sortOrder: "asc",
        pageNumber: 0,
        pageSize: limits.list.maxChoices,
      } as never,
    }),
    ({ items }) => items as ReadonlyArray<DescribedRow>,
  )

/**
 * Gives a store the week, exceptions and preparation times of these hours: in place of those it has for the same service,
 * else as its first. The server checks that the caller may write that store.
 */
export const copyHours = (api: Api, hours: DescribedRow, store: Reference) =>
  Effect.gen(function* () {
    const { create, save } = callsOf(resource)
    const { service, timeZone: _, ...body } = createdBody(resource, textsOf(resource, hours))
    const [stored] = yield* hoursOfStore(api, store, service)
    if (!stored) return yield* api.call(create, { body: { ...body, service, owner: store._id } as never })
    const { _id: id, version } = stored
    const versionedBody = { ...body, ...(version !== undefined && { version }) }
    return yield* api.call(save, { params: { id }, body: versionedBody as never })
  }) as Effect.Effect<unknown, StoreRefusal>
