import preview from "../../.storybook/preview.tsx"
import { managesAccess } from "../../src/contract/access/access.ts"
import { calls } from "../../src/contract/calls.ts"
import { TooManyRequests } from "../../src/contract/wire/refusals.ts"
import { AccessPanel } from "../../src/panels/access/AccessPanel.tsx"
import { memoryBackend, partnerUser } from "../../src/testing/index.ts"
import { WithBackend } from "./withBackend.tsx"
import type { AccessTarget } from "../../src/business/permissions/AccessTarget.ts"

const screens: ReadonlyArray<AccessTarget> = [
  { id: "dashboard", label: "Painel", code: "/dashboard", access: "signedIn" },
  {
    id: "menu",
    label: "Cardápio",
    code: "/food-menu",
    access: { anyOf: ["accessToGlobal", "accessToFoodMenu"] },
  },
  { id: "licenses", label: "Licenças", code: "/licenses", access: { anyOf: ["accessToPartnersLicense"] } },
  { id: "roles", label: "Papéis", code: "/roles", access: managesAccess },
]

const meta = preview.meta({
  title: "Panels/Access explained",
  component: WithBackend,
  args: { children: <AccessPanel userId={3} screens={screens} /> },
})

const english = { locale: "en" } as const

/** Someone with three roles. */
export const ThroughRoles = meta.story({ args: { backend: memoryBackend() } })
export const English = meta.story({ args: { ...english, backend: memoryBackend() } })

/** Someone without any role, company or franchise. */
export const Nothing = meta.story({
  args: { ...english, backend: memoryBackend(), children: <AccessPanel userId={10} screens={screens} /> },
})

/** A partner's own access by the fallback set, with one screen preselected. */
export const Own = meta.story({
  args: {
    ...english,
    backend: memoryBackend({ user: partnerUser }),
    children: <AccessPanel screens={screens} asked="/food-menu" />,
  },
})
export const RootUser = meta.story({
  args: { ...english, backend: memoryBackend(), children: <AccessPanel screens={screens} /> },
})
export const PermissionsAlone = meta.story({
  args: { ...english, backend: memoryBackend(), children: <AccessPanel userId={3} /> },
})

const waiting = memoryBackend()
waiting.hang(calls.users.access)
export const Loading = meta.story({ args: { ...english, backend: waiting } })

const failing = memoryBackend()
failing.refuse(calls.users.access, new TooManyRequests({ retryAfter: 30 }))
export const Failed = meta.story({ args: { ...english, backend: failing } })

export const Refused = meta.story({ args: { ...english, backend: memoryBackend({ user: partnerUser }) } })
export const Dark = meta.story({ args: { backend: memoryBackend(), appearance: { scheme: "dark" } } })
export const Phone = meta.story({ args: { backend: memoryBackend(), width: 390 } })

/** Routes, groups and roles with problems; whoever manages access also tests it. */
export const Check = meta.story({
  args: { backend: memoryBackend(), children: <AccessPanel view="check" screens={screens} /> },
})
export const CheckInEnglish = meta.story({
  args: { ...english, backend: memoryBackend(), children: <AccessPanel view="check" screens={screens} /> },
})
