import { UsersPanel } from "balcao/users"
import { useRoute } from "../../routing/useRoute.ts"
import { useActionsSlot } from "../../shell/actionsSlot.ts"
import { useListView } from "../list/useListView.ts"

const features = { title: false }

/** The users list (section 2), at user-user by the Users API (section 7); its view is kept in the address. */
const UsersPage = () => {
  const actions = useActionsSlot()
  const source = useRoute()?.path === "user-user" ? "users" : "identity"
  return (
    <UsersPanel key={source} {...useListView()} source={source} features={features} slots={{ actions }} />
  )
}

export default UsersPage
