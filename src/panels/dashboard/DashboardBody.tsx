import type { Dashboard, DashboardPart } from "../../contract/dashboard/dashboard.ts"
import { columns, side } from "./DashboardPanel.css.ts"
import type { DashboardLinks } from "./dashboardLinks.ts"
import { OpenTickets } from "./OpenTickets.tsx"
import { OrdersByStatus } from "./OrdersByStatus.tsx"
import { SalesByHour } from "./SalesByHour.tsx"
import { Tiles } from "./Tiles.tsx"

interface Props {
  /** The parts this user may see. */
  readonly parts: ReadonlyArray<DashboardPart>
  /** Undefined while loading; placeholders then already have the final size. */
  readonly figures: Dashboard | undefined
  readonly links: DashboardLinks
}

/** A row of figures, and their breakdowns below. */
export const DashboardBody = ({ parts, figures, links }: Props) => {
  const has = (part: DashboardPart) => parts.includes(part)
  const beside = has("sales") || has("tickets")
  return (
    <>
      <Tiles parts={parts} figures={figures} links={links} />
      <div className={columns({ two: beside && has("orders") })}>
        {beside && (
          <div className={side({ two: has("orders") })}>
            {has("sales") && <SalesByHour figures={figures} />}
            {has("tickets") && <OpenTickets tickets={figures?.tickets} links={links} />}
          </div>
        )}
        {has("orders") && <OrdersByStatus orders={figures?.orders} links={links} />}
      </div>
    </>
  )
}
