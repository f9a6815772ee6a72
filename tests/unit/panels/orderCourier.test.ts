import * as Effect from "effect/Effect"
import { expect, test, vi } from "vitest"
import type { DeliveryListener } from "../../../src/api/followDeliveries.ts"
import { orderCouriers } from "../../../src/contract/orders/orderCourier.ts"
import { CourierModel } from "../../../src/panels/orders/sheet/courierModel.ts"
import { apiOf } from "./apiOf.ts"

vi.mock("../../../src/api/followDeliveries.ts", () => ({
  followDeliveries: (_api: unknown, { onStart, onChanges }: DeliveryListener) =>
    Effect.sync(() => {
      onStart(false)
      onChanges({ changed: [{ _id: 4 }], removed: [] })
    }),
}))

const courier = { id: 4, name: "Edson", order: 17 }
/** An API that finds these on the map, and tells of whom the order's store may know. */
const apiWith = (onMap: ReadonlyArray<object>, told?: object) => ({
  ...apiOf(({ to }) => Effect.succeed(to === orderCouriers.status ? told : onMap)).api,
  offers: () => Effect.succeed(told !== undefined),
})

test("whoever delivers and was not found is read again, also while the stream tells of others", async () => {
  const model = new CourierModel(apiWith([]), courier)
  const missed = vi.fn()
  await Effect.runPromise(model.load())
  await Effect.runPromise(model.follow(missed))
  expect(missed).toHaveBeenCalledOnce()
  expect(model.isStale()).toBe(true)
})

test("whoever is beyond a store's map is seen by its order, and read again since no stream tells of them", async () => {
  const model = new CourierModel(apiWith([], { _id: 4, location: { coordinates: [-46.6, -23.5] } }), courier)
  await Effect.runPromise(model.load())
  await Effect.runPromise(model.follow(() => {}))
  expect(model.person.value?.location).toEqual({ coordinates: [-46.6, -23.5] })
  expect(model.isStale()).toBe(true)
  const seen = new CourierModel(apiWith([{ _id: 4 }]), courier)
  await Effect.runPromise(seen.load())
  await Effect.runPromise(seen.follow(() => {}))
  expect(seen.isStale()).toBe(false)
})
