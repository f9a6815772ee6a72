import preview from "../../.storybook/preview.tsx"
import { deliveryPeople } from "../../src/contract/deliveryPeople/deliveryPeople.ts"
import { TooManyRequests } from "../../src/contract/wire/refusals.ts"
import { DeliveryMapPanel } from "../../src/index.ts"
import { memoryBackend } from "../../src/testing/index.ts"
import { WithBackend } from "./withBackend.tsx"

const meta = preview.meta({
  title: "Panels/Live delivery map",
  component: WithBackend,
  args: { children: <DeliveryMapPanel /> },
})

const english = { locale: "en" } as const

export const Some = meta.story({ args: { backend: memoryBackend() } })
export const English = meta.story({ args: { ...english, backend: memoryBackend() } })
export const Dark = meta.story({ args: { backend: memoryBackend(), appearance: { scheme: "dark" } } })
export const Phone = meta.story({ args: { ...english, backend: memoryBackend(), width: 390 } })

export const Live = meta.story({ args: { ...english, backend: memoryBackend({ hasStream: true }) } })

/** 2,000 couriers around São Paulo; every seventh is offline, every fifth has an old position. */
const many = Array.from({ length: 2000 }, (_, at) => {
  const [angle, distance] = [at * 2.4, 0.0045 * Math.sqrt(at)]
  return {
    _id: at + 1,
    isOnline: at % 7 !== 0,
    onRoute: at % 3 === 0,
    flag: at % 3 === 0 ? "ON_ROUTE" : "FREE",
    person: { _id: at + 1, name: `Entregador ${at + 1}` },
    typeOfVehicle: ["MOTORCYCLE", "BICYCLE", "CAR"][at % 3] ?? null,
    location: { coordinates: [-46.6333 + distance * Math.sin(angle), -23.5505 + distance * Math.cos(angle)] },
    positionAt: new Date(Date.now() - (at % 5 === 0 ? 600_000 : 0)).toISOString(),
    deliverymanPaid: false,
  }
})
export const Many = meta.story({ args: { backend: memoryBackend({ deliveryPeople: many }) } })
export const ManyDark = meta.story({
  args: { backend: memoryBackend({ deliveryPeople: many }), appearance: { scheme: "dark" } },
})

const empty = memoryBackend({ deliveryPeople: [] })
export const Nobody = meta.story({ args: { ...english, backend: empty } })

const waiting = memoryBackend()
waiting.hang(deliveryPeople.list)
export const Loading = meta.story({ args: { ...english, backend: waiting } })

const strict = memoryBackend()
strict.refuse(deliveryPeople.list, new TooManyRequests({ retryAfter: 3 }))
const closed = memoryBackend()
closed.refuse(deliveryPeople.stores, new TooManyRequests({ retryAfter: 3 }))
/** The couriers are shown, but the stores could not be loaded. */
export const StoresFail = meta.story({ args: { ...english, backend: closed } })

export const LoadFails = meta.story({ args: { ...english, backend: strict } })
