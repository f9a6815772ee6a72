import type { DashboardPart } from "../../contract/dashboard/dashboard.ts"
import type { OrderStatus } from "../../contract/dashboard/orders.ts"
import type { ValidLicenseStatus } from "../../contract/dashboard/licenses.ts"
import type { OpenTicketStatus } from "../../contract/dashboard/tickets.ts"

/** Target of a figure: a whole list, or its rows that have one of these statuses or are online. */
export interface DashboardTarget {
  readonly part: DashboardPart
  readonly isOnline?: true | undefined
  readonly statuses?: ReadonlyArray<OrderStatus | OpenTicketStatus | ValidLicenseStatus> | undefined
}

/** Returns the host's address of the list behind a figure; undefined if there is none, or none this user may open. */
export type DashboardLinks = (to: DashboardTarget) => string | undefined
