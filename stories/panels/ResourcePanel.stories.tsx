import type { StoryContext } from "@storybook/react-vite"
import preview from "../../.storybook/preview.tsx"
import { TooManyRequests } from "../../src/contract/wire/refusals.ts"
import { callsOf } from "../../src/contract/resource/calls.ts"
import { banners } from "../../src/contract/resources/banners.ts"
import { cities } from "../../src/contract/resources/cities.ts"
import { companyGroups } from "../../src/contract/resources/companyGroups.ts"
import { contracts } from "../../src/contract/resources/contracts.ts"
import { coupons } from "../../src/contract/resources/coupons.ts"
import { departments } from "../../src/contract/resources/departments.ts"
import { openingHours } from "../../src/contract/resources/openingHours.ts"
import { packings } from "../../src/contract/resources/packings.ts"
import { people } from "../../src/contract/resources/people.ts"
import { shoppers } from "../../src/contract/resources/shoppers.ts"
import { ResourcePanel } from "../../src/panels/resource/ResourcePanel.tsx"
import { listed, memoryBackend, partnerUser } from "../../src/testing/index.ts"
import { describedBackend, pickingBackend } from "./describedSamples.ts"
import { WithBackend } from "./withBackend.tsx"

type PlayContext = Pick<StoryContext, "canvas" | "userEvent">

const english = { locale: "en" } as const

const meta = preview.meta({
  title: "Panels/Described list",
  component: WithBackend,
  args: { backend: describedBackend(), children: <ResourcePanel resource={packings} /> },
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
export const Refused = meta.story({ args: { ...english, backend: describedBackend({ user: partnerUser }) } })

/** A server that has no described lists says so. */
export const Unsupported = meta.story({
  args: { ...english, backend: describedBackend({ extras: ["versions"] }) },
})

const waiting = describedBackend()
waiting.hang(callsOf(packings).find)
export const Loading = meta.story({ args: { backend: waiting } })

const failing = describedBackend()
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
          filters: { status: "ACTIVE,SCHEDULED,PAUSED", minOrder: "30..50", startsAt: "2020-01-01.." },
        }}
      />
    ),
  },
})

const press = async ({ canvas, userEvent }: PlayContext, name: string) =>
  userEvent.click((await canvas.findAllByRole("button", { name }))[0] ?? document.body)

export const Creating = meta.story({
  args: { backend: describedBackend() },
  play: (context) => press(context, "Nova embalagem"),
})
export const Editing = meta.story({
  args: { backend: describedBackend() },
  play: (context) => press(context, "Editar embalagem"),
})
export const Deleting = meta.story({
  args: { ...english, backend: describedBackend() },
  play: (context) => press(context, "Delete packing"),
})
export const Moving = meta.story({
  args: { ...english, backend: describedBackend(), children: <ResourcePanel resource={coupons} /> },
  play: (context) => press(context, "Change status"),
})

/** Records that stand under each other. */
export const Tree = meta.story({ args: { ...english, children: <ResourcePanel resource={departments} /> } })
export const TreePhone = meta.story({
  args: { children: <ResourcePanel resource={departments} />, width: 390 },
})

/** A record of many fields has a page of its own. */
export const Page = meta.story({ args: { children: <ResourcePanel resource={coupons} open="1" /> } })
export const PageDark = meta.story({
  args: { children: <ResourcePanel resource={coupons} open="1" />, appearance: { scheme: "dark" } },
})
export const PagePhone = meta.story({
  args: { children: <ResourcePanel resource={coupons} open="1" />, width: 390 },
})
/** Cost of a coupon for those who pay for it. */
export const Simulator = meta.story({
  args: { children: <ResourcePanel resource={coupons} open="1" tab="margin" /> },
})
export const SimulatorPhone = meta.story({
  args: {
    ...english,
    children: <ResourcePanel resource={coupons} open="1" tab="margin" />,
    width: 390,
    appearance: { scheme: "dark" },
  },
})
/** Codes of their own, made of one coupon's rule. */
export const Codes = meta.story({
  args: { ...english, backend: describedBackend(), children: <ResourcePanel resource={coupons} /> },
  play: (context) => press(context, "Generate codes"),
})
export const NewPage = meta.story({ args: { children: <ResourcePanel resource={contracts} open="new" /> } })
/** The shifts of a week, one of them over midnight. */
export const Hours = meta.story({ args: { children: <ResourcePanel resource={openingHours} open="1" /> } })
export const HoursPhone = meta.story({
  args: { children: <ResourcePanel resource={openingHours} open="1" />, width: 390 },
})
/** A banner, and what a phone will show of it. */
export const Banner = meta.story({
  args: { ...english, children: <ResourcePanel resource={banners} open="1" /> },
})
export const BannerPhone = meta.story({
  args: {
    children: <ResourcePanel resource={banners} open="1" />,
    width: 390,
    appearance: { scheme: "dark" },
  },
})
/** Actions on all stores of a group. */
export const WholeGroup = meta.story({
  args: { children: <ResourcePanel resource={companyGroups} open="1" tab="stores" /> },
})
/** Cities to import, of a state. */
export const Importing = meta.story({
  args: { children: <ResourcePanel resource={cities} /> },
  play: (context) => press(context, "Importar do IBGE"),
})
/** A place on a map, over the outline of the land. */
export const Place = meta.story({
  args: { children: <ResourcePanel resource={cities} open="1" /> },
  play: async ({ canvas }) => void (await canvas.findByRole("application", {}, { timeout: 10_000 })),
})
export const PlacePhone = meta.story({
  args: {
    children: <ResourcePanel resource={cities} open="1" />,
    width: 390,
    appearance: { scheme: "dark" },
  },
  play: async ({ canvas }) => void (await canvas.findByRole("application", {}, { timeout: 10_000 })),
})
/** A person's record with the CPF shown in part. */
export const Person = meta.story({
  args: { backend: describedBackend(), children: <ResourcePanel resource={people} open="1" /> },
})
export const PersonPhone = meta.story({
  args: {
    ...english,
    backend: describedBackend(),
    children: <ResourcePanel resource={people} open="1" />,
    width: 390,
    appearance: { scheme: "dark" },
  },
})
/** Orders being picked now, with their shoppers. */
export const Picking = meta.story({
  args: { backend: pickingBackend(), children: <ResourcePanel resource={shoppers} open="view/picking" /> },
})
export const PickingPhone = meta.story({
  args: {
    ...english,
    backend: pickingBackend(),
    children: <ResourcePanel resource={shoppers} open="view/picking" />,
    width: 390,
    appearance: { scheme: "dark" },
  },
})
/** An order is given to another shopper of its store. */
export const Reassigning = meta.story({
  args: { backend: pickingBackend(), children: <ResourcePanel resource={shoppers} open="view/picking" /> },
  play: (context) => press(context, "Trocar o separador do pedido #2"),
})
export const ShopperPin = meta.story({
  args: { ...english, backend: describedBackend(), children: <ResourcePanel resource={shoppers} /> },
  play: (context) => press(context, "Set PIN"),
})
export const Missing = meta.story({
  args: { ...english, children: <ResourcePanel resource={coupons} open="999" /> },
})
