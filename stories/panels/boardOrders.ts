import {
  memoryBackend,
  type MemoryBackend,
  type MemoryBackendOptions,
  restaurantUser,
} from "../../src/testing/index.ts"

import { ago, busyEvening as orders, type GivenOrder, type Short } from "./busyEvening.ts"

const given = ({ code, name, where, status, age, due, totalCents, more }: Short): GivenOrder => ({
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

/** A restaurant on a busy evening, as the pictures of the design show it. */
export const boardBackend = (options: MemoryBackendOptions = {}): MemoryBackend => {
  const backend = memoryBackend({ user: restaurantUser, hasStream: true, ...options })
  for (const order of orders) backend.placeOrder(given(order))
  return backend
}

/** A restaurant with many open orders. */
export const manyOrders = (count: number): MemoryBackend => {
  const backend = memoryBackend({ user: restaurantUser, hasStream: true })
  const open = orders.filter(({ status }) => status !== "FINISHED" && status !== "CANCELED")
  for (let at = 0; at < count; at++) {
    const order = open[at % open.length]
    if (order) backend.placeOrder(given({ ...order, code: 10_000 + at, age: order.age + at / 10 }))
  }
  return backend
}
