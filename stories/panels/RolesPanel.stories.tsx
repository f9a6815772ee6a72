import preview from "../../.storybook/preview.tsx"
import { calls } from "../../src/contract/calls.ts"
import { TooManyRequests } from "../../src/contract/refusals.ts"
import { RolesPanel } from "../../src/index.ts"
import { memoryBackend, partnerUser, sampleRoles } from "../../src/testing/index.ts"
import { WithBackend } from "./withBackend.tsx"

const meta = preview.meta({
  title: "Panels/Roles",
  component: WithBackend,
  args: { children: <RolesPanel /> },
})

const longTitle =
  "Responsável pela conferência de pedidos agendados do turno da noite na loja do centro histórico"

/** Two pages of roles, one of them in use. */
export const Some = meta.story({ args: { backend: memoryBackend({ holders: { 3: 21 } }) } })
export const English = meta.story({ args: { backend: memoryBackend({ holders: { 3: 21 } }), locale: "en" } })
export const None = meta.story({ args: { backend: memoryBackend({ roles: [] }) } })

const waiting = memoryBackend()
waiting.hang(calls.roles.find)
export const Loading = meta.story({ args: { backend: waiting } })

const failing = memoryBackend()
failing.refuse(calls.roles.find, new TooManyRequests({ retryAfter: 30 }))
export const Failed = meta.story({ args: { backend: failing } })

export const Dark = meta.story({ args: { backend: memoryBackend(), appearance: { scheme: "dark" } } })
export const Phone = meta.story({ args: { backend: memoryBackend(), width: 390 } })
export const Refused = meta.story({ args: { backend: memoryBackend({ user: partnerUser }) } })
export const SignedOut = meta.story({ args: { backend: memoryBackend(), signedIn: false } })
export const ReadOnly = meta.story({ args: { backend: memoryBackend(), children: <RolesPanel readOnly /> } })
export const LongNames = meta.story({
  args: { backend: memoryBackend({ roles: sampleRoles.map((role) => ({ ...role, title: longTitle })) }) },
})
