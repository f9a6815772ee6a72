import { createModel, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import type { Api } from "../../../api/api.ts"
import { ignore } from "../../../api/lightEffect.ts"
import { deliveryPeople } from "../../../contract/deliveryPeople/deliveryPeople.ts"
import type { DeliveryChanges, LivePerson } from "../../../contract/deliveryPeople/deliveryPerson.ts"
import { type RecordId, sameId } from "../../../contract/wire/recordId.ts"

/** Where one delivery person is, as it is told. No React in here. */
export interface CourierModel {
  /** Undefined while that is not known. */
  readonly person: ReadonlySignal<LivePerson | undefined>
  load(): Effect.Effect<void>
  /** Follows the stream until interrupted, or returns if there is none. Calls `missed` when changes were lost. */
  follow(missed: () => void): Effect.Effect<void>
  /** Whether it should be read again, because no stream tells of it or nothing is known yet. */
  isStale(): boolean
}

const makeCourierModel = (api: Api, id: RecordId, name: string): CourierModel => {
  const person = signal<LivePerson | undefined>(undefined)
  let isLive = false
  const apply = ({ changed, removed }: DeliveryChanges, missed: () => void) => {
    if (removed.some((one) => sameId(one, id))) person.value = undefined
    const known = person.peek()
    const change = changed.findLast(({ _id }) => sameId(_id, id))
    if (known && change) person.value = { ...known, ...change }
    else if (change) missed()
  }
  const listener = (missed: () => void) => ({
    onStart: (hasMissed: boolean) => {
      isLive = true
      if (hasMissed) missed()
    },
    onChanges: (changes: DeliveryChanges) => apply(changes, missed),
    onDisconnect: () => void (isLive = false),
  })
  return {
    person,
    isStale: () => !isLive || person.peek() === undefined,
    // Where they are is no reason to trouble anybody when it cannot be read: it is tried again, and nothing is shown.
    load: () =>
      ignore(
        Effect.map(
          api.call(deliveryPeople.list, { query: { search: name } }),
          (found) => void (person.value = found.find(({ _id }) => sameId(_id, id))),
        ),
      ),
    // Where the stream cannot be fetched they are polled, as where there is none.
    follow: (missed) =>
      Effect.tryPromise(() => import("../../../api/followDeliveries.ts")).pipe(
        Effect.flatMap(({ followDeliveries }) => followDeliveries(api, listener(missed))),
        Effect.catch(() => Effect.sync(() => void (isLive = false))),
      ),
  }
}

export const CourierModel = createModel(makeCourierModel)
