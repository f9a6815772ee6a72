import type { StoryContext } from "@storybook/react-vite"
import preview from "../../.storybook/preview.tsx"
import { TooManyRequests } from "../../src/contract/refusals.ts"
import { callsOf } from "../../src/contract/resource/calls.ts"
import { companySegments } from "../../src/contract/resources/companySegments.ts"
import { contracts } from "../../src/contract/resources/contracts.ts"
import { coupons } from "../../src/contract/resources/coupons.ts"
import { packings } from "../../src/contract/resources/packings.ts"
import { ResourcePanel } from "../../src/panels/resource/ResourcePanel.tsx"
import { listed, memoryBackend, partnerUser } from "../../src/testing/index.ts"
import { WithBackend } from "./withBackend.tsx"

type PlayContext = Pick<StoryContext, "canvas" | "userEvent">

const boxes = ["Caixa pequena", "Caixa média", "Sacola kraft", "Garrafa", "Bandeja", "Pacote"]

const packed = listed(
  packings,
  Array.from({ length: 34 }, (_, at) => ({
    name: `${boxes[at % boxes.length]} ${at + 1}`,
    abbreviation: `P${at + 1}`,
    kind: (["BOX", "BAG", "UNIT", "WEIGHT", "VOLUME"] as const)[at % 5] ?? "BOX",
    factor: at % 3 === 0 ? 12 : 0.5,
    ...(at % 5 < 2 && { price: 1290 + at * 10, maxWeight: 2000 }),
    isActive: at % 4 !== 0,
  })),
)

const sold = listed(
  coupons,
  Array.from({ length: 30 }, (_, at) => ({
    code: `BEMVINDO${at + 10}`,
    title: `Boas-vindas ${at + 1}`,
    type: (["PERCENT", "FIXED", "FREE_DELIVERY"] as const)[at % 3] ?? "PERCENT",
    ...(at % 3 === 0 && { percent: 1000 + at * 25, maxDiscount: 2500 }),
    ...(at % 3 === 1 && { value: 1500 }),
    minOrder: 3000 + at * 100,
    startsAt: `2026-0${(at % 9) + 1}-05T12:00:00.000Z`,
    endsAt: `2026-1${at % 3}-20T02:59:00.000Z`,
    weekdays: ["FRI", "SAT"] as const,
    audience: "ALL" as const,
    channels: ["APP"] as const,
    fundedBy: "COMPANY" as const,
    isPublic: at % 2 === 0,
  })),
)

const backend = (more: Parameters<typeof memoryBackend>[0] = {}) =>
  memoryBackend({ resources: [packed, sold, listed(contracts, []), listed(companySegments, [])], ...more })

const english = { locale: "en" } as const

const meta = preview.meta({
  title: "Panels/Described list",
  component: WithBackend,
  args: { backend: backend(), children: <ResourcePanel resource={packings} /> },
})

/** A list of few fields, edited in a dialog. */
export const Some = meta.story()
export const English = meta.story({ args: english })
export const Dark = meta.story({ args: { appearance: { scheme: "dark" } } })
export const Phone = meta.story({ args: { width: 390 } })
export const None = meta.story({
  args: { ...english, backend: memoryBackend({ resources: [listed(packings, [])] }) },
})
export const ReadOnly = meta.story({
  args: { ...english, children: <ResourcePanel resource={packings} readOnly /> },
})
export const Refused = meta.story({ args: { ...english, backend: backend({ user: partnerUser }) } })

/** A server that has no described lists says so. */
export const Unsupported = meta.story({ args: { ...english, backend: backend({ extras: ["versions"] }) } })

const waiting = backend()
waiting.hang(callsOf(packings).find)
export const Loading = meta.story({ args: { backend: waiting } })

const failing = backend()
failing.refuse(callsOf(packings).find, new TooManyRequests({ retryAfter: 30 }))
export const Failed = meta.story({ args: { ...english, backend: failing } })

/** Many columns, statuses, ranges and records to filter by. */
export const Statuses = meta.story({ args: { children: <ResourcePanel resource={coupons} /> } })
export const StatusesDark = meta.story({
  args: { children: <ResourcePanel resource={coupons} />, appearance: { scheme: "dark" } },
})
export const StatusesPhone = meta.story({
  args: { children: <ResourcePanel resource={coupons} />, width: 390 },
})
/** Filters from an address. */
export const Filtered = meta.story({
  args: {
    children: (
      <ResourcePanel
        resource={coupons}
        defaultView={{
          filters: { status: "ACTIVE,SCHEDULED,PAUSED", minOrder: "30..50", startsAt: "2026-01-01.." },
        }}
      />
    ),
  },
})

const press = async ({ canvas, userEvent }: PlayContext, name: string) =>
  userEvent.click((await canvas.findAllByRole("button", { name }))[0] ?? document.body)

export const Creating = meta.story({
  args: { backend: backend() },
  play: (context) => press(context, "Nova embalagem"),
})
export const Editing = meta.story({
  args: { backend: backend() },
  play: (context) => press(context, "Editar embalagem"),
})
export const Deleting = meta.story({
  args: { ...english, backend: backend() },
  play: (context) => press(context, "Delete packing"),
})
export const Moving = meta.story({
  args: { ...english, backend: backend(), children: <ResourcePanel resource={coupons} /> },
  play: (context) => press(context, "Change status"),
})

/** A record of many fields has a page of its own. */
export const Page = meta.story({ args: { children: <ResourcePanel resource={coupons} open="1" /> } })
export const PageDark = meta.story({
  args: { children: <ResourcePanel resource={coupons} open="1" />, appearance: { scheme: "dark" } },
})
export const PagePhone = meta.story({
  args: { children: <ResourcePanel resource={coupons} open="1" />, width: 390 },
})
export const NewPage = meta.story({ args: { children: <ResourcePanel resource={contracts} open="new" /> } })
export const Missing = meta.story({
  args: { ...english, children: <ResourcePanel resource={coupons} open="999" /> },
})
