import * as Effect from "effect/Effect"
import { expect, test, vi } from "vitest"
import type { DeliveryListener } from "../../../src/api/followDeliveries.ts"
import { CourierModel } from "../../../src/panels/orders/sheet/courierModel.ts"
import { apiOf } from "./apiOf.ts"

vi.mock("../../../src/api/followDeliveries.ts", () => ({
  followDeliveries: (_api: unknown, { onStart, onChanges }: DeliveryListener) =>
    Effect.sync(() => {
      onStart(false)
      onChanges({ changed: [{ _id: 4 }], removed: [] })
    }),
}))

test("whoever delivers and was not found is read again, also while the stream tells of others", async () => {
  const model = new CourierModel(apiOf(() => Effect.succeed([])).api, 4, "Edson")
  const missed = vi.fn()
  await Effect.runPromise(model.load())
  await Effect.runPromise(model.follow(missed))
  expect(missed).toHaveBeenCalledOnce()
  expect(model.isStale()).toBe(true)
})
