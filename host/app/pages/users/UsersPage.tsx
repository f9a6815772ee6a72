import { UsersPanel } from "balcao/users"
import { useActionsSlot } from "../../shell/actionsSlot.ts"
import { useListView } from "../list/useListView.ts"

const features = { title: false }

/** The users list (section 2); its view is kept in the address. */
const UsersPage = () => {
  const actions = useActionsSlot()
  return <UsersPanel {...useListView()} features={features} slots={{ actions }} />
}

export default UsersPage
