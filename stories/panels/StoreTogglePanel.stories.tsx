import type { StoryContext } from "@storybook/react-vite"
import { waitFor } from "storybook/test"
import preview from "../../.storybook/preview.tsx"
import { calls } from "../../src/contract/calls.ts"
import { TooManyRequests } from "../../src/contract/wire/refusals.ts"
import { StoreTogglePanel } from "../../src/index.ts"
import { memoryBackend, restaurantUser, rootUser } from "../../src/testing/index.ts"
import { WithBackend } from "./withBackend.tsx"

const meta = preview.meta({
  title: "Panels/Store toggle",
  component: WithBackend,
  args: { children: <StoreTogglePanel />, width: 400 },
})

const english = { locale: "en" } as const
const user = restaurantUser
const byHand = (isOpen: boolean) => {
  const backend = memoryBackend({ user })
  backend.open({ isOpen, isManual: true }, "Conta do Restaurante")
  return backend
}

export const Open = meta.story({ args: { backend: memoryBackend({ user }) } })
export const English = meta.story({ args: { ...english, backend: memoryBackend({ user }) } })
export const Closed = meta.story({
  args: { backend: memoryBackend({ user, opening: { isOpen: false, isManual: false } }) },
})
export const OpenByHand = meta.story({ args: { backend: byHand(true) } })
export const ClosedByHand = meta.story({ args: { ...english, backend: byHand(false) } })
export const Dark = meta.story({ args: { backend: byHand(true), appearance: { scheme: "dark" } } })
const inline = { children: <StoreTogglePanel layout="inline" /> }
export const Inline = meta.story({ args: { ...inline, backend: byHand(true) } })
export const InlineEnglish = meta.story({ args: { ...inline, ...english, backend: byHand(false) } })
export const ReadOnly = meta.story({
  args: { ...english, backend: byHand(true), children: <StoreTogglePanel readOnly /> },
})

/** A root user views no company, so there is no store. */
export const NoCompany = meta.story({ args: { ...english, backend: memoryBackend({ user: rootUser }) } })

const silent = memoryBackend({ user })
silent.refuse(calls.companyDeliveries.list, new TooManyRequests({ retryAfter: 3 }))
export const LoadFails = meta.story({ args: { ...english, backend: silent } })

const strict = memoryBackend({ user })
strict.refuse(calls.companyDeliveries.open, new TooManyRequests({ retryAfter: 3 }))
export const Refused = meta.story({ args: { ...english, backend: strict } })

type PlayContext = Pick<StoryContext, "canvas" | "userEvent">
const press = async ({ canvas, userEvent }: PlayContext) => userEvent.click(await canvas.findByRole("switch"))
const slow = () => {
  const backend = byHand(true)
  backend.hang(calls.companyDeliveries.open)
  return backend
}
export const Sending = meta.story({ args: { ...english, backend: slow() }, play: press })
export const SendingInline = meta.story({ args: { ...inline, backend: slow() }, play: press })

/** The change waits for the connection. */
const away = () => {
  const backend = byHand(true)
  const fetch: typeof backend.fetch = async (input, init) => {
    if (init?.method === "PUT") throw new TypeError("offline")
    return backend.fetch(input, init)
  }
  return { ...backend, fetch }
}
const waits = async (at: PlayContext) => {
  await press(at)
  await at.canvas.findByText(/^(Sem conexão|No connection)\./, {}, { timeout: 5000 })
}
export const Away = meta.story({ args: { ...english, backend: away() }, play: waits })
export const AwayInline = meta.story({ args: { ...inline, backend: away() }, play: waits })

/** The first load succeeds, the next ones are refused. */
const stale = () => {
  const backend = byHand(true)
  const fetch: typeof backend.fetch = async (input, init) => {
    const answer = await backend.fetch(input, init)
    if (String(input).endsWith(calls.companyDeliveries.list.path))
      backend.refuse(calls.companyDeliveries.list, new TooManyRequests({ retryAfter: 3 }))
    return answer
  }
  return { ...backend, fetch }
}
/** Focusing the page reloads the state. */
const later = ({ canvas }: PlayContext) =>
  waitFor(
    () => {
      dispatchEvent(new Event("focus"))
      canvas.getByText(/desatualizado|out of date/)
    },
    { timeout: 5000, interval: 200 },
  )
export const OutOfDate = meta.story({ args: { ...english, backend: stale() }, play: later })
export const OutOfDateInline = meta.story({ args: { ...inline, backend: stale() }, play: later })
