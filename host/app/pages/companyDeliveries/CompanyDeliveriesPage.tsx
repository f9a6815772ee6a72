import { CompanyDeliveriesPanel } from "balcao/company-deliveries"
import { useActionsPlace } from "../../shell/actionsPlace.ts"
import { useHeldNavigation } from "../editor/useHeldNavigation.ts"
import { useListView } from "../list/useListView.ts"

/** The call has one order of its own. */
const sortable: ReadonlyArray<string> = []
const features = { title: false }

/** Which companies deliver; what one looks at in the list is kept in the address. */
const CompanyDeliveriesPage = () => {
  const actions = useActionsPlace()
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
