import { MenuPanel } from "balcao/menu"
import { usePanel, useValue } from "balcao"
import { useCompanyInQuery } from "../../company/useCompanyInQuery.ts"
import { RouterSplash } from "../../splash/RouterSplash.tsx"
import { useOpenInQuery } from "../list/useOpenInQuery.ts"
import { mayUse } from "../../routing/guard.ts"

/** Records the menu leads to: the screen of each, and what opens one there. */
const hrefs = {
  itemHref: ["/v1/food/menu", "?open={item}"],
  menuHref: ["/multi-menu", "?open={menu}"],
  categoryHref: ["/v1-food-category", "?open={category}"],
  hoursHref: ["/company/opening-hours", ""],
} as const

/** The menu of the store being viewed, or of the one that the address names; the open item is kept in the address. */
const MenuPage = () => {
  const user = useValue(usePanel().client.session.user)
  const isChanging = useCompanyInQuery()
  const open = useOpenInQuery()
  if (isChanging) return <RouterSplash />
  const offered = Object.entries(hrefs).flatMap(([name, [screen, record]]) =>
    user && mayUse(user, screen) ? [[name, screen + record]] : [],
  )
  return <MenuPanel {...open} {...Object.fromEntries(offered)} />
}

export default MenuPage
