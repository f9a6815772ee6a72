import preview from "../../.storybook/preview.tsx"
import { TooManyRequests } from "../../src/contract/wire/refusals.ts"
import { tickets } from "../../src/contract/resources/tickets.ts"
import { ticketThreads } from "../../src/contract/support/ticketThreads.ts"
import { ResourcePanel } from "../../src/panels/resource/ResourcePanel.tsx"
import { restaurantUser } from "../../src/testing/index.ts"
import { ticketBackend } from "./ticketSamples.ts"
import { WithBackend } from "./withBackend.tsx"

const page = (open: string) => <ResourcePanel resource={tickets} open={open} />

const meta = preview.meta({
  title: "Panels/Ticket",
  component: WithBackend,
  args: { backend: ticketBackend(), children: page("BD-20001") },
})

/** The desk sees internal notes, and chooses the kind of message to write. */
export const Desk = meta.story()
export const English = meta.story({ args: { locale: "en" } })
export const Dark = meta.story({ args: { appearance: { scheme: "dark" } } })
export const Phone = meta.story({ args: { width: 390 } })

/** The company that asks sees no notes. */
export const Company = meta.story({
  args: { locale: "en", backend: ticketBackend({ user: restaurantUser }) },
})
/** A company says how a solved ticket was handled. */
export const Solved = meta.story({
  args: { locale: "en", backend: ticketBackend({ user: restaurantUser }), children: page("BD-20004") },
})
/** Nobody has answered, and the first reply is late. */
export const Late = meta.story({ args: { children: page("BD-20003") } })
/** Nobody replies any more. */
export const Canceled = meta.story({ args: { children: page("BD-20002") } })
export const Unknown = meta.story({ args: { children: page("BD-1") } })

const failing = ticketBackend()
failing.refuse(ticketThreads.read, new TooManyRequests({ retryAfter: 30 }))
export const Failed = meta.story({ args: { locale: "en", backend: failing } })

/** A server that keeps no conversations shows the ticket in its form. */
export const WithoutThreads = meta.story({
  args: {
    locale: "en",
    backend: ticketBackend({ extras: ["resources", "versions", "idempotency"] }),
    children: page("1"),
  },
})
