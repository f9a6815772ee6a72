import { tickets } from "../../contract/resources/tickets.ts"
import { titleOf } from "../../resource/described/describedRow.ts"
import { AssignDialog } from "./AssignDialog.tsx"
import { assigneeOf } from "./assigning.ts"
import { useTicketWords } from "./words.ts"
import { useAssignee } from "./useAssignee.ts"
import { type TicketAction, useAssigning } from "./useAssigning.ts"

/** Gives one ticket to oneself, another agent, or nobody. */
const AssignTicket = (props: TicketAction) => {
  const { row, onDone } = props
  const say = useTicketWords()
  const choice = useAssignee(assigneeOf(row))
  const { busy, error, assign } = useAssigning(props)
  return (
    <AssignDialog
      title={say("assignTitle", { name: titleOf(tickets, row) })}
      {...{ choice, busy, error }}
      onAssign={assign}
      onCancel={onDone}
    />
  )
}

export default AssignTicket
