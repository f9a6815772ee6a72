import * as Effect from "effect/Effect"
import { expect, it, vi } from "vitest"
import { DeliveryMapModel } from "../../../../src/panels/deliveryMap/deliveryMapModel.ts"
import { apiOf } from "../apiOf.ts"

vi.mock("../../../../src/api/followDeliveries.ts", () => Promise.reject(new Error("not found")))

it("somebody whose page cannot fetch what reads the stream has a list that is polled", async () => {
  const model = new DeliveryMapModel({ ...apiOf(() => Effect.never).api, now: () => 0 })
  await Effect.runPromise(model.follow(() => expect.unreachable()))
  expect(model.link.peek()).toBe("polled")
  expect(model.isStale()).toBe(true)
})
