import preview from "../../.storybook/preview.tsx"
import { deliverySettings } from "../../src/contract/resources/deliverySettings.ts"
import { callsOf } from "../../src/contract/resource/calls.ts"
import { ResourcePanel } from "../../src/panels/resource/ResourcePanel.tsx"
import { sampleDeliverySettings } from "../../src/samples/deliverySettings.ts"
import { listed, memoryBackend, restaurantUser } from "../../src/testing/index.ts"
import { WithBackend } from "./withBackend.tsx"

const english = { locale: "en" } as const
const user = restaurantUser
const resources = [listed(deliverySettings, sampleDeliverySettings)]

const meta = preview.meta({
  title: "Panels/Delivery areas",
  component: WithBackend,
  args: {
    backend: memoryBackend({ user, resources }),
    children: <ResourcePanel resource={deliverySettings} />,
  },
})

/** A store's areas on its map, with the orders of the last days in each, and the price of an address. */
export const Some = meta.story()
export const English = meta.story({ args: english })
export const Dark = meta.story({ args: { appearance: { scheme: "dark" } } })
export const Phone = meta.story({ args: { width: 390 } })
/** A store that has none yet writes its first one. */
export const None = meta.story({
  args: { ...english, backend: memoryBackend({ user, resources: [listed(deliverySettings, [])] }) },
})
export const ReadOnly = meta.story({
  args: { ...english, children: <ResourcePanel resource={deliverySettings} readOnly /> },
})
/** A server that knows the areas but nothing of what is around the store: they are still written. */
export const WithoutSurroundings = meta.story({
  args: { ...english, backend: memoryBackend({ user, resources, extras: ["resources", "versions"] }) },
})

const waiting = memoryBackend({ user, resources: [listed(deliverySettings, sampleDeliverySettings)] })
waiting.hang(callsOf(deliverySettings).find)
export const Loading = meta.story({ args: { backend: waiting } })
