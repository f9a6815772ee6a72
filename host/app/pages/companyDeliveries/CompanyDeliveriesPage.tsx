import { CompanyDeliveriesPanel } from "balcao/company-deliveries"
import { useActionsSlot } from "../../shell/actionsSlot.ts"
import { useHeldNavigation } from "../editor/useHeldNavigation.ts"
import { useListView } from "../list/useListView.ts"

/** The call has one order of its own. */
const sortable: ReadonlyArray<string> = []
const features = { title: false }

/** Which companies deliver; what one looks at in the list is kept in the address. */
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
