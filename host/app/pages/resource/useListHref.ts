import { usePanel, useValue } from "balcao"
import { useCallback } from "react"
import { canOpen } from "../../routing/guard.ts"
import { routeOf } from "../../resourceRoutes.ts"
import { ownValue } from "../../ownValue.ts"

/** Lists the specification describes itself, by the path of their screen. */
const own: Readonly<Record<string, string>> = { companyDeliveries: "company/delivery" }

/** Lists that have nothing of one company alone. */
const common: ReadonlySet<string> = new Set(["cities"])

/** Says where a list shows what it has of a company, for those who may open it. */
export const useListHref = () => {
  const user = useValue(usePanel().client.session.user)
  return useCallback(
    (list: string, company: unknown) => {
      const path = ownValue(own, list) ?? routeOf(list)?.path
      if (path === undefined || !user || !canOpen(user, `/${path}`)) return undefined
      if (common.has(list)) return `/${path}`
      return `/${path}?filter.owner=${encodeURIComponent(String(company))}`
    },
    [user],
  )
}
