import { RolesPanel } from "balcao/roles"
import { Provider } from "./Provider"

/** A server component, which renders a panel as it is. */
const Page = () => (
  <Provider>
    <RolesPanel />
  </Provider>
)

export default Page
