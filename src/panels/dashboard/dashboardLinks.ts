import type { DashboardPart } from "../../contract/dashboard/dashboard.ts"
import type { OrderStatus } from "../../contract/dashboard/orders.ts"
import type { OpenTicketStatus } from "../../contract/dashboard/tickets.ts"

/** What a figure counts: a whole list, or the rows of it that have one of these statuses or are online. */
export interface DashboardTarget {
  readonly part: DashboardPart
  readonly isOnline?: true | undefined
  readonly statuses?: ReadonlyArray<OrderStatus | OpenTicketStatus> | undefined
}

/** Where the list behind a figure is in the host; undefined where there is none, or none this user may open. */
export type DashboardLinks = (to: DashboardTarget) => string | undefined
