import type { DashboardLinks, DashboardTarget } from "balcao"
import type { DashboardPart, Subject } from "balcao/contract"
import { screensOf } from "../../routing/userScreens.ts"

const orders = ["/report/order", "/shopping-cart/restaurant", "/shopping-cart/supermarket"]

/** Where the list of each part of the dashboard is; of several, the first the user may open. */
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

/** The way from each figure to its list, filtered to the rows the figure counts, for this user. */
export const figureLinksOf = (user: Subject): DashboardLinks => {
  let open: ReadonlySet<string> | undefined
  return (target) => {
    // Not before a figure is there: it takes as long as a part of the page.
    const all = (open ??= new Set(screensOf(user).map(({ to }) => to)))
    const list = lists[target.part].find((to) => all.has(to))
    return list && list + filterOf(target)
  }
}
