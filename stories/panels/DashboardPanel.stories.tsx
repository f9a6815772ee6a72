import preview from "../../.storybook/preview.tsx"
import { calls } from "../../src/contract/calls.ts"
import { TooManyRequests } from "../../src/contract/wire/refusals.ts"
import { type DashboardLinks, DashboardPanel } from "../../src/index.ts"
import {
  franchiseUser,
  memoryBackend,
  partnerUser,
  restaurantUser,
  sampleDashboard,
} from "../../src/testing/index.ts"
import { WithBackend } from "./withBackend.tsx"

const links: DashboardLinks = ({ part, statuses = [] }) =>
  part === "sales" ? undefined : `#/${part}${statuses.length > 0 ? `?status=${statuses.join(",")}` : ""}`

const meta = preview.meta({
  title: "Panels/Dashboard",
  component: WithBackend,
  args: {
    children: <DashboardPanel links={links} />,
    navigation: { push: () => {}, redirect: () => {} },
  },
})

const english = { locale: "en" } as const

/** All figures, as a root user sees them. */
export const Platform = meta.story({ args: { backend: memoryBackend() } })
export const English = meta.story({ args: { ...english, backend: memoryBackend() } })
export const Dark = meta.story({ args: { backend: memoryBackend(), appearance: { scheme: "dark" } } })
export const Phone = meta.story({ args: { backend: memoryBackend(), width: 390 } })
export const Tablet = meta.story({ args: { backend: memoryBackend(), width: 800 } })

export const Franchise = meta.story({
  args: {
    backend: memoryBackend({
      user: franchiseUser,
      dashboard: { ...sampleDashboard, scope: { kind: "franchise", name: "Balcão Capital" } },
    }),
  },
})

const oneStore = { kind: "company", name: "Cantina do Largo" } as const

/** For one store, its state instead of the number of open ones. */
export const Restaurant = meta.story({
  args: {
    backend: memoryBackend({
      user: restaurantUser,
      dashboard: { ...sampleDashboard, scope: oneStore, companies: { total: 1, open: 1, manual: 1 } },
    }),
  },
})

/** Partners see their licenses and tickets. */
export const Partner = meta.story({
  args: {
    backend: memoryBackend({
      user: partnerUser,
      dashboard: { ...sampleDashboard, scope: { kind: "company", name: "Rede Parceira" } },
    }),
  },
})

const stranger = { ...partnerUser, company: null }
export const NoFigures = meta.story({ args: { backend: memoryBackend({ user: stranger }) } })

const waiting = memoryBackend()
waiting.hang(calls.dashboard.read)
export const Loading = meta.story({ args: { backend: waiting } })

const failing = memoryBackend()
failing.refuse(calls.dashboard.read, new TooManyRequests({ retryAfter: 30 }))
export const Failed = meta.story({ args: { backend: failing } })

/** No orders yet, today or this week. */
export const Quiet = meta.story({
  args: {
    backend: memoryBackend({
      dashboard: {
        ...sampleDashboard,
        orders: { total: 0, totalBefore: 0, byStatus: [] },
        sales: {
          cents: 0,
          centsBefore: 0,
          hours: Array.from({ length: 24 }, (_, hour) => ({ hour, cents: 0, centsBefore: 0, orders: 0 })),
        },
        tickets: { open: 0, byStatus: [] },
      },
    }),
  },
})

export const WithoutLinks = meta.story({ args: { backend: memoryBackend(), children: <DashboardPanel /> } })
export const SignedOut = meta.story({ args: { backend: memoryBackend(), signedIn: false } })
