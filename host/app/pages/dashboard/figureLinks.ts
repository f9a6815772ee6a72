import type { DashboardLinks } from "balcao"
import type { DashboardPart, Subject } from "balcao/contract"
import { screensOf } from "../../routing/reach.ts"

const orders = ["/report/order", "/shopping-cart/restaurant", "/shopping-cart/supermarket"]

/** Where the list of each part of the dashboard is; of several, the first the user may open. */
const lists: Readonly<Record<DashboardPart, ReadonlyArray<string>>> = {
  companies: ["/company/company", "/company/delivery"],
  couriers: ["/delivery-deliveryrecord", "/report/deliverymanlive"],
  orders,
  sales: ["/dashboard/sales-delivery", ...orders],
  tickets: ["/helpdesk/tickets"],
}

/** The way from each figure to its list, filtered by the statuses the figure counts, for this user. */
export const figureLinksOf = (user: Subject): DashboardLinks => {
  let open: ReadonlySet<string> | undefined
  return ({ part, statuses }) => {
    // Not before a figure is there: it takes as long as a part of the page.
    const all = (open ??= new Set(screensOf(user).map(({ to }) => to)))
    const list = lists[part].find((to) => all.has(to))
    return list === undefined || !statuses ? list : `${list}?filter.status=${statuses.join(",")}`
  }
}
