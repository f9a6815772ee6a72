import preview from "../../.storybook/preview.tsx"
import { calls } from "../../src/contract/calls.ts"
import { TooManyRequests } from "../../src/contract/refusals.ts"
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
export const Inline = meta.story({
  args: { backend: byHand(true), children: <StoreTogglePanel layout="inline" /> },
})
export const ReadOnly = meta.story({
  args: { ...english, backend: byHand(true), children: <StoreTogglePanel readOnly /> },
})

/** A root user views no company: there is nothing to open. */
export const NoCompany = meta.story({ args: { ...english, backend: memoryBackend({ user: rootUser }) } })

const silent = memoryBackend({ user })
silent.refuse(calls.companyDeliveries.list, new TooManyRequests({ retryAfter: 3 }))
export const LoadFails = meta.story({ args: { ...english, backend: silent } })

const strict = memoryBackend({ user })
strict.refuse(calls.companyDeliveries.open, new TooManyRequests({ retryAfter: 3 }))
export const Refused = meta.story({ args: { ...english, backend: strict } })
