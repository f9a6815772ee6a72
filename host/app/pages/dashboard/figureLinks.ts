import type { DashboardLinks, DashboardTarget } from "balcao"
import { type DashboardPart, isClosedStatus, type Subject } from "balcao/contract"
import { screensOf } from "../../routing/userScreens.ts"

const orders = ["/report/order", "/shopping-cart/restaurant", "/shopping-cart/supermarket"]

/** The lists of each part of the dashboard; the first that the user may open is used. */
const lists: Readonly<Record<DashboardPart, ReadonlyArray<string>>> = {
  // The figure counts companies that deliver.
  companies: ["/company/delivery", "/company/company"],
  couriers: ["/delivery-deliveryrecord", "/report/deliverymanlive"],
  orders,
  sales: ["/dashboard/sales-delivery", ...orders],
  licenses: ["/partners/licenses"],
  tickets: ["/helpdesk/tickets"],
}

/** Figures of orders count those placed today; whoever sees stores of several types sees both in one list. */
const orderPeriod = ({ statuses }: DashboardTarget, { company }: Subject): string => {
  if (!company) return "period=today&stores=all"
  return statuses === undefined || statuses.some(isClosedStatus) ? "period=today" : ""
}

/** The list's filter that finds the rows a figure counts. */
const filterOf = (target: DashboardTarget, list: string, user: Subject): string => {
  const { statuses, isOnline } = target
  const parts = [
    ...(statuses ? [`filter.status=${statuses.join(",")}`] : []),
    ...(isOnline ? ["filter.isOnline=true"] : []),
    ...(list.startsWith("/shopping-cart/") ? [orderPeriod(target, user)] : []),
  ].filter((part) => part !== "")
  return parts.length === 0 ? "" : `?${parts.join("&")}`
}

/** Links each figure to its list, filtered to the rows it counts, for this user. */
export const figureLinksOf = (user: Subject): DashboardLinks => {
  let open: ReadonlySet<string> | undefined
  return (target) => {
    // Computed at the first figure, because it is slow.
    const all = (open ??= new Set(screensOf(user).map(({ to }) => to)))
    const list = lists[target.part].find((to) => all.has(to))
    return list && list + filterOf(target, list, user)
  }
}
