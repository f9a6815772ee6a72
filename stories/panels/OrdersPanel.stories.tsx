import type { StoryContext } from "@storybook/react-vite"
import preview from "../../.storybook/preview.tsx"
import { orderBoard } from "../../src/contract/orders/orderBoard.ts"
import { TooManyRequests } from "../../src/contract/wire/refusals.ts"
import { extras } from "../../src/contract/wire/extras.ts"
import { OrdersPanel } from "../../src/panels/orders/index.ts"
import { memoryBackend, partnerUser, restaurantUser } from "../../src/testing/index.ts"
import { boardBackend, manyOrders } from "./boardOrders.ts"
import { WithBackend } from "./withBackend.tsx"

const meta = preview.meta({
  title: "Panels/Orders",
  component: WithBackend,
  args: { children: <OrdersPanel /> },
})

const english = { locale: "en" } as const

/** A busy evening. */
export const Some = meta.story({ args: { backend: boardBackend() } })
export const English = meta.story({ args: { ...english, backend: boardBackend() } })
export const Dark = meta.story({ args: { backend: boardBackend(), appearance: { scheme: "dark" } } })
export const Phone = meta.story({ args: { backend: boardBackend(), width: 390 } })
export const Many = meta.story({ args: { ...english, backend: manyOrders(500) } })
export const ReadOnly = meta.story({
  args: { ...english, backend: boardBackend(), children: <OrdersPanel readOnly /> },
})
export const None = meta.story({ args: { ...english, backend: memoryBackend({ user: restaurantUser }) } })
export const Refused = meta.story({ args: { ...english, backend: memoryBackend({ user: partnerUser }) } })

/** An order is open, with what its store receives and where whoever delivers it is. */
export const Sheet = meta.story({
  args: { backend: boardBackend(), children: <OrdersPanel defaultView={{ order: "4817" }} /> },
})

/** The orders of some days, those that are over too, with their totals. */
export const History = meta.story({
  args: { backend: boardBackend(), children: <OrdersPanel defaultView={{ period: "month" }} /> },
})
export const HistoryOnPhone = meta.story({
  args: { backend: boardBackend(), width: 390, children: <OrdersPanel defaultView={{ period: "month" }} /> },
})

/** Orders that wait for somebody. */
export const Inbox = meta.story({
  args: { backend: boardBackend(), children: <OrdersPanel defaultView={{ layout: "inbox" }} /> },
})
export const InboxOnPhone = meta.story({
  args: { backend: boardBackend(), width: 390, children: <OrdersPanel defaultView={{ layout: "inbox" }} /> },
})

/** A platform that finds and moves orders, and has no board and no streams. */
export const WithoutBoard = meta.story({
  args: {
    ...english,
    backend: boardBackend({
      hasStream: false,
      extras: extras.filter((one) => one !== "board" && one !== "streams"),
    }),
  },
})

/** A platform that keeps no orders. */
export const WithoutOrders = meta.story({ args: { ...english, backend: boardBackend({ extras: [] }) } })

const waiting = boardBackend()
waiting.hang(orderBoard.read)
export const Loading = meta.story({ args: { ...english, backend: waiting } })

const failing = boardBackend()
failing.refuse(orderBoard.read, new TooManyRequests({ retryAfter: 30 }))
export const Failed = meta.story({ args: { ...english, backend: failing } })

const press = async ({ canvas, userEvent }: Pick<StoryContext, "canvas" | "userEvent">, name: string) =>
  userEvent.click((await canvas.findAllByRole("button", { name }))[0] ?? document.body)

/** Two orders are chosen. */
export const Selected = meta.story({
  args: { ...english, backend: boardBackend() },
  play: async (context) => {
    await press(context, "Options of the column On the way")
    const item = await context.canvas.findByRole("menuitem", { name: "Select all" })
    await context.userEvent.click(item)
  },
})
