import { contracts } from "../../src/contract/resources/contracts.ts"
import {
  listed,
  memoryBackend,
  type MemoryBackend,
  type MemoryBackendOptions,
  restaurantUser,
} from "../../src/testing/index.ts"

import { sampleDeliveryPeople } from "../../src/testing/sampleDeliveryPeople.ts"
import { ago, busyEvening as orders, type GivenOrder, type Short } from "./busyEvening.ts"

const orderOf = ({ code, name, where, status, age, due, totalCents, more }: Short): GivenOrder => ({
  _id: code,
  code: String(code),
  status,
  placedAt: ago(age),
  promisedAt: ago(-due),
  totalCents,
  customer: { name, phone: `1198120${code}`, ordersCount: 14 },
  address:
    where === undefined
      ? null
      : {
          line: "Rua Apinajés",
          number: "1.140",
          neighborhood: where,
          city: "São Paulo",
          location: { coordinates: [-46.68 + (code % 7) * 0.01, -23.56 + (code % 5) * 0.01] },
        },
  timeline: [{ status, at: ago(Math.min(age, 4)), by: { kind: "STORE", name: "Camila Nogueira" } }],
  ...more,
})

/** Contract of the restaurant with the platform. */
const contract = listed(contracts, [
  {
    number: "CT-2024-0181",
    plan: "Completo",
    startsAt: "2024-02-01",
    renewal: "AUTO",
    commission: 1200,
    commissionOwnFleet: 950,
    paymentFee: 99,
    billingDay: 13,
    signers: [],
    status: "ACTIVE",
  },
])

/** Delivery people of the restaurant, with Edson Ribeiro, who is at its door. */
const deliveryPeople = sampleDeliveryPeople.map((one) =>
  one._id === 4
    ? { ...one, company: null, person: { _id: 104, name: "Edson Ribeiro" }, phone: "11986420173" }
    : one,
)

/** A restaurant on a busy evening, as the pictures of the design show it. */
export const boardBackend = (options: MemoryBackendOptions = {}): MemoryBackend => {
  const backend = memoryBackend({
    user: restaurantUser,
    hasStream: true,
    resources: [contract],
    deliveryPeople,
    ...options,
  })
  for (const order of orders) backend.placeOrder(orderOf(order))
  return backend
}

/** A restaurant with many open orders. */
export const manyOrders = (count: number): MemoryBackend => {
  const backend = memoryBackend({ user: restaurantUser, hasStream: true })
  const open = orders.filter(({ status }) => status !== "FINISHED" && status !== "CANCELED")
  for (let at = 0; at < count; at++) {
    const order = open[at % open.length]
    if (order) backend.placeOrder(orderOf({ ...order, code: 10_000 + at, age: order.age + at / 10 }))
  }
  return backend
}
