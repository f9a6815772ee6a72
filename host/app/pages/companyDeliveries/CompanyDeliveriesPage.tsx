import { usePanel, useValue } from "balcao"
import { CompanyDeliveriesPanel } from "balcao/company-deliveries"
import { deliverySettings } from "balcao/resources/deliverySettings"
import { ResourcePanel } from "balcao/resource"
import { useState } from "react"
import { routeOf } from "../../routes.ts"
import { useDescription } from "../../routing/useDescription.ts"
import { useRoute } from "../../routing/useRoute.ts"
import { usePageHead } from "../../shell/pageHead.ts"
import { useActionsSlot } from "../../shell/actionsSlot.ts"
import { useHeldNavigation } from "../editor/useHeldNavigation.ts"
import { useListView } from "../list/useListView.ts"
import { useListHref } from "../resource/useListHref.ts"
import { RelatedScreens } from "../resource/RelatedScreens.tsx"

const features = { title: false }

/** Delivery areas of the store that is viewed: its one record, without a list. */
const StoreDelivery = () => {
  const [title, setTitle] = useState<string>()
  usePageHead({ title, description: useDescription(routeOf("deliverySettings")) })
  return (
    <ResourcePanel
      {...useHeldNavigation()}
      resource={deliverySettings}
      features={features}
      listHref={useListHref()}
      onHeading={setTitle}
    />
  )
}

/** List of the companies that deliver; the view of the list is kept in the address. */
const Companies = () => {
  const route = useRoute()
  return (
    <CompanyDeliveriesPanel
      {...useListView()}
      {...useHeldNavigation()}
      features={features}
      slots={{ actions: useActionsSlot(), ...(route && { tools: <RelatedScreens route={route} /> }) }}
    />
  )
}

/** Delivery of the viewed store or, without one, the list of companies. */
const CompanyDeliveriesPage = () => {
  const { client } = usePanel()
  const viewed = useValue(client.session.company)
  const hasAreas = useValue(client.extras("main"))?.has("delivery-areas") === true
  return viewed && hasAreas ? <StoreDelivery key={String(viewed._id)} /> : <Companies />
}

export default CompanyDeliveriesPage
