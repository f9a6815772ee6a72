import { MenuPanel } from "balcao/menu"
import { usePanel, useValue } from "balcao"
import { useCompanyInQuery } from "../../company/useCompanyInQuery.ts"
import { RouterSplash } from "../../splash/RouterSplash.tsx"
import { useOpenInQuery } from "../list/useOpenInQuery.ts"
import { mayUse } from "../../routing/guard.ts"

const itemHref = "/v1/food/menu?open={item}"

/** The menu of the store being viewed, or of the one that the address names; the open item is kept in the address. */
const MenuPage = () => {
  const user = useValue(usePanel().client.session.user)
  const isChanging = useCompanyInQuery()
  const open = useOpenInQuery()
  if (isChanging) return <RouterSplash />
  return <MenuPanel {...open} itemHref={user && mayUse(user, "/v1/food/menu") ? itemHref : undefined} />
}

export default MenuPage
