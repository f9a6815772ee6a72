import { RolesPanel } from "balcao/roles"
import { useActionsPlace } from "../../shell/actionsPlace.ts"
import { useListView } from "../list/useListView.ts"

const sortable = ["id", "title"]
const features = { title: false }

/** The roles list (section 2); what one looks at in it is kept in the address. */
const RolesPage = () => {
  const actions = useActionsPlace()
  return <RolesPanel {...useListView(sortable)} features={features} slots={{ actions }} />
}

export default RolesPage
