import { useEffect } from "react"
import preview from "../../.storybook/preview.tsx"
import { OrderAlertPanel } from "../../src/panels/orderAlert/index.ts"
import { type MemoryBackend, memoryBackend, partnerUser, restaurantUser } from "../../src/testing/index.ts"
import { WithBackend } from "./withBackend.tsx"

const meta = preview.meta({ title: "Panels/Order alert", component: WithBackend })

/** Places so many orders once the panel listens. */
const Arriving = ({ backend, count }: { readonly backend: MemoryBackend; readonly count: number }) => {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (let index = 1; index <= count; index += 1)
        backend.placeOrder({ placedAt: "2026-03-07T15:04:00.000Z", totalCents: 4590 + 1310 * index })
    }, 400)
    return () => clearTimeout(timer)
  }, [backend, count])
  return null
}

const arriving = (count: number, more: object = {}) => {
  const backend = memoryBackend({ user: restaurantUser })
  return {
    backend,
    children: (
      <>
        <OrderAlertPanel database={backend.database} orderHref={({ _id }) => `/orders/${_id}`} />
        <Arriving backend={backend} count={count} />
      </>
    ),
    ...more,
  }
}

export const One = meta.story({ args: arriving(1) })
export const Several = meta.story({ args: arriving(3, { locale: "en" }) })
export const Many = meta.story({ args: arriving(12) })
export const Dark = meta.story({ args: arriving(2, { appearance: { scheme: "dark" } }) })
export const Phone = meta.story({ args: arriving(3, { width: 390 }) })
export const Quiet = meta.story({ args: arriving(0) })
export const Denied = meta.story({
  args: { backend: memoryBackend({ user: partnerUser }), children: <OrderAlertPanel /> },
})
