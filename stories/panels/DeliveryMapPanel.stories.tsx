import preview from "../../.storybook/preview.tsx"
import { deliveryPeople } from "../../src/contract/deliveryPeople.ts"
import { TooManyRequests } from "../../src/contract/refusals.ts"
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

const empty = memoryBackend({ deliveryPeople: [] })
export const Nobody = meta.story({ args: { ...english, backend: empty } })

const waiting = memoryBackend()
waiting.hang(deliveryPeople.list)
export const Loading = meta.story({ args: { ...english, backend: waiting } })

const strict = memoryBackend()
strict.refuse(deliveryPeople.list, new TooManyRequests({ retryAfter: 3 }))
export const LoadFails = meta.story({ args: { ...english, backend: strict } })
