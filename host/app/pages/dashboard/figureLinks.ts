import type { DashboardLinks, DashboardTarget } from "balcao"
import type { DashboardPart, Subject } from "balcao/contract"
import { screensOf } from "../../routing/userScreens.ts"

const orders = ["/report/order", "/shopping-cart/restaurant", "/shopping-cart/supermarket"]

/** The lists of each part of the dashboard; the first that the user may open is used. */
const lists: Readonly<Record<DashboardPart, ReadonlyArray<string>>> = {
  // The figure counts companies that deliver.
  companies: ["/company/delivery", "/company/company"],
  couriers: ["/delivery-deliveryrecord", "/report/deliverymanlive"],
  orders,
  sales: ["/dashboard/sales-delivery", ...orders],
  tickets: ["/helpdesk/tickets"],
}

/** The list's filter that finds the rows a figure counts. */
const filterOf = ({ statuses, isOnline }: DashboardTarget): string => {
  if (statuses) return `?filter.status=${statuses.join(",")}`
  return isOnline ? "?filter.isOnline=true" : ""
}

/** Links each figure to its list, filtered to the rows it counts, for this user. */
export const figureLinksOf = (user: Subject): DashboardLinks => {
  let open: ReadonlySet<string> | undefined
  return (target) => {
    // Computed at the first figure, because it is slow.
    const all = (open ??= new Set(screensOf(user).map(({ to }) => to)))
    const list = lists[target.part].find((to) => all.has(to))
    return list && list + filterOf(target)
  }
}
