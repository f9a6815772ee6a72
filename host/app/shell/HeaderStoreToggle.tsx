import { usePanel, useValue } from "balcao"
import { allows, managesDeliveries } from "balcao/contract"
import { lazy, Suspense } from "react"
import { store } from "./header.css.ts"

const StoreTogglePanel = lazy(async () => ({
  default: (await import("balcao/store-toggle")).StoreTogglePanel,
}))

/** The store toggle of the company being viewed, for users who may open and close the store. */
export const HeaderStoreToggle = () => {
  const { client } = usePanel()
  const company = useValue(client.session.company)
  const user = useValue(client.session.user)
  if (!company || !user || !allows(managesDeliveries, user)) return null
  return (
    <Suspense fallback={null}>
      <span className={store}>
        <StoreTogglePanel layout="inline" />
      </span>
    </Suspense>
  )
}
