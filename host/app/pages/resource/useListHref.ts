import { usePanel, useValue } from "balcao"
import type { RecordId } from "balcao/contract"
import { useCallback } from "react"
import { ofCompany } from "../../company/useCompanyInQuery.ts"
import { mayUse } from "../../routing/guard.ts"
import { routeOf, routeOfScreen } from "../../routes.ts"

/** Items are edited in the menu they are part of. */
const menuPath = "/food-menu"

const screenOf = (list: string) =>
  list === "companyDeliveries" ? routeOfScreen("companyDeliveries") : routeOf(list)

/** Lists that have nothing of one company alone. */
const common: ReadonlySet<string> = new Set(["cities"])

/** Returns a function that gives the address of a company's records in a list, for users who may open the list. */
export const useListHref = () => {
  const user = useValue(usePanel().client.session.user)
  return useCallback(
    (list: string, company: RecordId) => {
      if (list === "publicMenus") return `/cardapio/${encodeURIComponent(String(company))}`
      if (list === "menuItems" && user && mayUse(user, menuPath)) return ofCompany(menuPath, company)
      const path = screenOf(list)?.path
      if (path === undefined || !user || !mayUse(user, `/${path}`)) return undefined
      if (common.has(list)) return `/${path}`
      return `/${path}?filter.owner=${encodeURIComponent(String(company))}`
    },
    [user],
  )
}
