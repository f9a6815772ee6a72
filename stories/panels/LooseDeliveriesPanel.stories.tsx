import preview from "../../.storybook/preview.tsx"
import { looseDeliveries } from "../../src/contract/resources/looseDeliveries.ts"
import { LooseDeliveriesPanel } from "../../src/panels/looseDeliveries/LooseDeliveriesPanel.tsx"
import { sampleLooseDeliveries } from "../../src/samples/looseDeliveries.ts"
import { listed, memoryBackend, partnerUser, restaurantUser } from "../../src/testing/index.ts"
import { WithBackend } from "./withBackend.tsx"

const meta = preview.meta({
  title: "Panels/Loose deliveries",
  component: WithBackend,
  args: { children: <LooseDeliveriesPanel trackingHref={(code) => `/track#${code}`} /> },
})

const english = { locale: "en" } as const
const user = restaurantUser
const some = () =>
  memoryBackend({ user, resources: [listed(looseDeliveries, sampleLooseDeliveries(Date.now()))] })
const none = () => memoryBackend({ user, resources: [listed(looseDeliveries, [])] })

/** One waits for a courier, one is on its way to two doors, one has ended. */
export const Some = meta.story({ args: { backend: some() } })
export const English = meta.story({ args: { ...english, backend: some() } })
export const None = meta.story({ args: { ...english, backend: none() } })
export const Dark = meta.story({ args: { backend: some(), appearance: { scheme: "dark" } } })
export const Phone = meta.story({ args: { backend: some(), width: 390 } })
export const ReadOnly = meta.story({
  args: { ...english, backend: some(), children: <LooseDeliveriesPanel readOnly /> },
})
export const Refused = meta.story({ args: { ...english, backend: memoryBackend({ user: partnerUser }) } })

/** The quick form, before anything is written. */
export const Sending = meta.story({
  args: { ...english, backend: some(), children: <LooseDeliveriesPanel open="view/send" /> },
})
/** A delivery on its way, with the links of its drop-offs. */
export const Progress = meta.story({
  args: {
    ...english,
    backend: some(),
    children: <LooseDeliveriesPanel open="2" tab="delivery" trackingHref={(code) => `/track#${code}`} />,
  },
})
/** Deliveries under way in columns. */
export const Board = meta.story({
  args: { ...english, backend: some(), children: <LooseDeliveriesPanel open="view/board" /> },
})
