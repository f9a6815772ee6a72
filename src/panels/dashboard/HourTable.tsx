import type { Dashboard } from "../../contract/dashboard/dashboard.ts"
import { useWords } from "../../frame/useWords.ts"
import { visuallyHidden } from "../../ui/theme/text.css.ts"
import { dashboardWords } from "./dashboardWords.ts"
import { table } from "./sales.css.ts"
import { useFormats } from "./useFormats.ts"

interface Props {
  readonly hours: NonNullable<Dashboard["sales"]>["hours"]
  /** The current hour; later ones have no figures yet. */
  readonly now: number
  /** When false, the table is for assistive technology only. */
  readonly isSeen: boolean
}

/** The figures of the chart as a table. */
export const HourTable = ({ hours, now, isSeen }: Props) => {
  const say = useWords("dashboard", dashboardWords)
  const { money, number } = useFormats()
  const scrolls = isSeen ? { tabIndex: 0, role: "region", "aria-label": say("salesByHour") } : {}
  return (
    <div className={isSeen ? table : visuallyHidden} {...scrolls}>
      <table>
        <caption className={visuallyHidden}>{say("salesByHour")}</caption>
        <thead>
          <tr>
            <th scope="col">{say("hour")}</th>
            <th scope="col">{say("today")}</th>
            <th scope="col">{say("count")}</th>
            <th scope="col">{say("before")}</th>
          </tr>
        </thead>
        <tbody>
          {hours.map(({ hour, cents, orders, centsBefore }) => (
            <tr key={hour}>
              <th scope="row">
                {hour === now ? say("hourSoFar", { from: hour }) : say("hourShort", { hour })}
              </th>
              <td>{hour > now ? "" : money(cents)}</td>
              <td>{hour > now ? "" : number(orders)}</td>
              <td>{money(centsBefore)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
