import { LooseDeliveriesPanel } from "balcao/loose-deliveries"
import { useState } from "react"
import { useParams } from "../../routing/navigation.ts"
import { useActionsSlot } from "../../shell/actionsSlot.ts"
import { usePageHead } from "../../shell/pageHead.ts"
import { useHeldNavigation } from "../editor/useHeldNavigation.ts"
import { useListView } from "../list/useListView.ts"
import { useOpenInQuery } from "../list/useOpenInQuery.ts"

const features = { title: false }
const trackingHref = (code: string) => `/track-delivery#${code}`

/** The loose deliveries of restaurants or of supermarkets; the path names their owner, and the view and what is open are kept in the query. */
const LooseDeliveriesPage = () => {
  const { type } = useParams()
  const actions = useActionsSlot()
  const [title, setTitle] = useState<string>()
  usePageHead({ title })
  return (
    <LooseDeliveriesPanel
      {...useListView()}
      {...useHeldNavigation()}
      {...useOpenInQuery()}
      type={type === "supermarket" ? "supermarket" : "restaurant"}
      features={features}
      trackingHref={trackingHref}
      slots={{ actions }}
      onHeading={setTitle}
    />
  )
}

export default LooseDeliveriesPage
