import { CompanyDeliveriesPanel } from "balcao/company-deliveries"
import { useActionsSlot } from "../../shell/actionsSlot.ts"
import { useHeldNavigation } from "../editor/useHeldNavigation.ts"
import { useListView } from "../list/useListView.ts"

const features = { title: false }

/** List of the companies that deliver; the view of the list is kept in the address. */
const CompanyDeliveriesPage = () => {
  const actions = useActionsSlot()
  return (
    <CompanyDeliveriesPanel
      {...useListView()}
      {...useHeldNavigation()}
      features={features}
      slots={{ actions }}
    />
  )
}

export default CompanyDeliveriesPage
