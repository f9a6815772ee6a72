import { MenuPanel } from "balcao/menu"
import { usePanel, useValue } from "balcao"
import { useOpenInQuery } from "../list/useOpenInQuery.ts"
import { mayUse } from "../../routing/guard.ts"

const itemHref = "/v1/food/menu?open={item}"

/** The menu of the store being viewed; the open item is kept in the address. */
const MenuPage = () => {
  const user = useValue(usePanel().client.session.user)
  return (
    <MenuPanel
      {...useOpenInQuery()}
      itemHref={user && mayUse(user, "/v1/food/menu") ? itemHref : undefined}
    />
  )
}

export default MenuPage
