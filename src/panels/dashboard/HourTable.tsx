import type { Dashboard } from "../../contract/dashboard/dashboard.ts"
import { useWords } from "../../frame/useWords.ts"
import { ChartTable } from "../../ui/chart/ChartTable.tsx"
import { dashboardWords } from "./words.ts"
import { useFormats } from "./useFormats.ts"

interface Props {
  readonly hours: NonNullable<Dashboard["sales"]>["hours"]
  /** The current hour; later ones have no figures yet. */
  readonly now: number
  /** True if the table is visible; otherwise it is for assistive technology only. */
  readonly isSeen: boolean
}

/** The figures of the chart as a table. */
export const HourTable = ({ hours, now, isSeen }: Props) => {
  const say = useWords("dashboard", dashboardWords)
  const { money, number } = useFormats()
  return (
    <ChartTable
      caption={say("salesByHour")}
      columns={[say("hour"), say("today"), say("count"), say("before")]}
      rows={hours.map(({ hour, cents, orders, centsBefore }) => ({
        id: hour,
        name: hour === now ? say("hourSoFar", { from: hour }) : say("hourShort", { hour }),
        cells: [hour > now ? "" : money(cents), hour > now ? "" : number(orders), money(centsBefore)],
      }))}
      isSeen={isSeen}
    />
  )
}
