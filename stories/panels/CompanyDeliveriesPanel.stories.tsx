import type { StoryContext } from "@storybook/react-vite"
import preview from "../../.storybook/preview.tsx"
import { calls } from "../../src/contract/calls.ts"
import { TooManyRequests } from "../../src/contract/wire/refusals.ts"
import { CompanyDeliveriesPanel } from "../../src/panels/companyDeliveries/CompanyDeliveriesPanel.tsx"
import { memoryBackend, partnerUser, restaurantUser, sampleDeliveries } from "../../src/testing/index.ts"
import { WithBackend } from "./withBackend.tsx"

type PlayContext = Pick<StoryContext, "canvas" | "userEvent">

const meta = preview.meta({
  title: "Panels/Company deliveries",
  component: WithBackend,
  args: { children: <CompanyDeliveriesPanel /> },
})

const english = { locale: "en" } as const

/** Open and closed records, some of them manual. */
export const Some = meta.story({ args: { backend: memoryBackend() } })
export const English = meta.story({ args: { ...english, backend: memoryBackend() } })
export const None = meta.story({ args: { ...english, backend: memoryBackend({ deliveries: [] }) } })
export const Dark = meta.story({ args: { backend: memoryBackend(), appearance: { scheme: "dark" } } })
export const Phone = meta.story({ args: { backend: memoryBackend(), width: 390 } })

/** A restaurant's user sees only its record, and no filters. */
export const OwnCompany = meta.story({
  args: { ...english, backend: memoryBackend({ user: restaurantUser }) },
})
export const ReadOnly = meta.story({
  args: { ...english, backend: memoryBackend(), children: <CompanyDeliveriesPanel readOnly /> },
})
export const Refused = meta.story({ args: { ...english, backend: memoryBackend({ user: partnerUser }) } })

const waiting = memoryBackend()
waiting.hang(calls.companyDeliveryList.find)
export const Loading = meta.story({ args: { backend: waiting } })

const failing = memoryBackend()
failing.refuse(calls.companyDeliveryList.find, new TooManyRequests({ retryAfter: 30 }))
export const Failed = meta.story({ args: { ...english, backend: failing } })

const long = "Associação dos Produtores de Hortaliças e Laticínios da Serra da Mantiqueira Paulista"
export const LongNames = meta.story({
  args: {
    backend: memoryBackend({
      deliveries: sampleDeliveries.map((record) => ({
        ...record,
        company: { _id: record._id, name: `${long} ${record._id}` },
        changedBy: long,
      })),
    }),
  },
})

/** Records with only the fields that the specification names. */
export const Bare = meta.story({
  args: { ...english, backend: memoryBackend({ deliveries: [{ _id: 7, isOpen: true, isManual: true }] }) },
})

const press = async ({ canvas, userEvent }: PlayContext, name: string) =>
  userEvent.click((await canvas.findAllByRole("button", { name }))[0] ?? document.body)

export const Editing = meta.story({
  args: { ...english, backend: memoryBackend() },
  play: (context) => press(context, "Edit delivery"),
})
export const Creating = meta.story({
  args: { ...english, backend: memoryBackend() },
  play: (context) => press(context, "New delivery record"),
})

export const Deleting = meta.story({
  args: { ...english, backend: memoryBackend() },
  play: (context) => press(context, "Delete delivery record"),
})
