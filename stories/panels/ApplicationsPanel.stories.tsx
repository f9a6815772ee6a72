import preview from "../../.storybook/preview.tsx"
import { calls } from "../../src/contract/calls.ts"
import { TooManyRequests } from "../../src/contract/wire/refusals.ts"
import { ApplicationsPanel } from "../../src/panels/applications/ApplicationsPanel.tsx"
import { memoryBackend, restaurantUser } from "../../src/testing/index.ts"
import { WithBackend } from "./withBackend.tsx"

const meta = preview.meta({
  title: "Panels/Applications",
  component: WithBackend,
  args: { children: <ApplicationsPanel /> },
})

const english = { locale: "en" } as const
const style = <ApplicationsPanel open="2" tab="style" />

/** Applications of every status. */
export const Some = meta.story({ args: { backend: memoryBackend() } })
export const English = meta.story({ args: { ...english, backend: memoryBackend() } })
export const None = meta.story({ args: { ...english, backend: memoryBackend({ applications: [] }) } })
export const Phone = meta.story({ args: { backend: memoryBackend(), width: 390 } })
export const Refused = meta.story({
  args: { ...english, backend: memoryBackend({ user: restaurantUser }) },
})
export const ReadOnly = meta.story({
  args: { ...english, backend: memoryBackend(), children: <ApplicationsPanel readOnly /> },
})

/** A style while it is written, with sign-in and shell as they will look. */
export const Style = meta.story({ args: { ...english, backend: memoryBackend(), children: style } })
export const StyleDark = meta.story({
  args: { backend: memoryBackend(), children: style, appearance: { scheme: "dark" } },
})
export const StylePhone = meta.story({ args: { backend: memoryBackend(), children: style, width: 390 } })
export const Expired = meta.story({
  args: {
    ...english,
    backend: memoryBackend(),
    children: <ApplicationsPanel open="3" tab="style" />,
  },
})

const waiting = memoryBackend()
waiting.hang(calls.applicationAdmin.page)
export const Loading = meta.story({ args: { backend: waiting } })

const failing = memoryBackend()
failing.refuse(calls.applicationAdmin.page, new TooManyRequests({ retryAfter: 30 }))
export const Failed = meta.story({ args: { ...english, backend: failing } })
