import type { RowOf } from "../../contract/resource/resource.ts"
import { isOverdue } from "../../contract/resource/finishing.ts"
import { tickets } from "../../contract/resources/tickets.ts"
import { useMoment } from "../../frame/useMoment.ts"
import { useNow } from "../../frame/useNow.ts"
import { Status } from "../../ui/status/Status.tsx"
import { useTicketWords } from "./words.ts"

const tickMs = 30_000

/** By when a ticket is to be solved; one that is late says so. */
const DueCell = ({ row }: { readonly row: RowOf<typeof tickets> }) => {
  const moment = useMoment(row.owner)
  const say = useTicketWords()
  const now = useNow(Date.now, tickMs)
  const { dueAt } = row
  if (!dueAt) return null
  const dueTime = <time dateTime={dueAt}>{moment(dueAt)}</time>
  const valueOf = (name: string) => (row as Readonly<Record<string, unknown>>)[name]
  if (!isOverdue(tickets, valueOf, now)) return dueTime
  return (
    <Status tone="danger">
      <span>
        {say("overdue")} {dueTime}
      </span>
    </Status>
  )
}

export default DueCell
