import { CompanyDeliveriesPanel } from "balcao/company-deliveries"
import { useActionsSlot } from "../../shell/actionsSlot.ts"
import { useHeldNavigation } from "../editor/useHeldNavigation.ts"
import { useListView } from "../list/useListView.ts"

/** The endpoint has a fixed order. */
const sortable: ReadonlyArray<string> = []
const features = { title: false }

/** Which companies deliver; the view of the list is kept in the address. */
const CompanyDeliveriesPage = () => {
  const actions = useActionsSlot()
  return (
    <CompanyDeliveriesPanel
      {...useListView(sortable)}
      {...useHeldNavigation()}
      features={features}
      slots={{ actions }}
    />
  )
}

export default CompanyDeliveriesPage
