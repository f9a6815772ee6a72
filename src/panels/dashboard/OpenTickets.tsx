import type { Dashboard } from "../../contract/dashboard/dashboard.ts"
import { OpenTicketStatus } from "../../contract/dashboard/tickets.ts"
import { statusWords } from "../../contract/dashboard/statusWords.ts"
import { useWords } from "../../frame/useWords.ts"
import { type Count, Counts } from "./Counts.tsx"
import type { DashboardLinks } from "./dashboardLinks.ts"
import { dashboardWords } from "./words.ts"
import { Part } from "./Part.tsx"
import { useFormats } from "./useFormats.ts"

interface Props {
  readonly tickets: Dashboard["tickets"]
  readonly links: DashboardLinks
}

const tones: Readonly<Record<OpenTicketStatus, Count["tone"]>> = {
  NEW: "warning",
  IN_PROGRESS: "plain",
  ON_HOLD: "neutral",
}

/** Tickets nobody has solved yet, by status, with how many of them are of high priority. */
export const OpenTickets = ({ tickets, links }: Props) => {
  const say = useWords("dashboard", dashboardWords)
  const name = useWords("statuses", statusWords)
  const { number } = useFormats()
  const rows = OpenTicketStatus.literals.map((status): Count => {
    const there = tickets?.byStatus.find((one) => one.status === status)
    return {
      id: status,
      label: name(`ticket.${status}`),
      count: tickets && (there?.count ?? 0),
      tone: tones[status],
      detail: there && there.high > 0 ? say("highPriority", { count: number(there.high) }) : undefined,
      to: { part: "tickets", statuses: [status] },
    }
  })
  return (
    <Part title={say("openTickets")}>
      <Counts rows={rows} links={links} />
    </Part>
  )
}
