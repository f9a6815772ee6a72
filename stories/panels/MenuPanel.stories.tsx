import preview from "../../.storybook/preview.tsx"
import { MenuPanel } from "../../src/panels/menu/index.ts"
import { memoryBackend, partnerUser, restaurantUser } from "../../src/testing/index.ts"
import { menuBackend } from "./menuBackend.ts"
import { WithBackend } from "./withBackend.tsx"

const meta = preview.meta({
  title: "Panels/Menu",
  component: WithBackend,
  args: { children: <MenuPanel /> },
})

/** A small menu of a cantina. */
export const Some = meta.story({ args: { backend: menuBackend() } })
export const English = meta.story({ args: { locale: "en", backend: menuBackend() } })
export const Dark = meta.story({ args: { backend: menuBackend(), appearance: { scheme: "dark" } } })
export const Phone = meta.story({ args: { backend: menuBackend(), width: 390 } })
export const ReadOnly = meta.story({ args: { backend: menuBackend(), children: <MenuPanel readOnly /> } })
export const Empty = meta.story({ args: { backend: memoryBackend({ user: restaurantUser }) } })
export const Refused = meta.story({ args: { backend: memoryBackend({ user: partnerUser }) } })
