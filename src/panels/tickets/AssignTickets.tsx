import type { Resource } from "../../contract/resource/resource.ts"
import { ChangeOutcomeDialog } from "../../resource/described/ChangeOutcomeDialog.tsx"
import { referenceOf, referenceText } from "../../resource/described/kindTexts.ts"
import type { ManyChange, RowChange } from "../../resource/described/ownActions.ts"
import { useRecordReader } from "../../resource/described/record/useRecordReader.ts"
import { useChangeMany } from "../../resource/described/useChangeMany.ts"
import { countOf } from "../../resource/described/useManyRows.ts"
import { AssignDialog } from "./AssignDialog.tsx"
import { assigningRefusals, assignTicket } from "./assigning.ts"
import { useTicketWords } from "./words.ts"
import { useAssignee } from "./useAssignee.ts"

const assignEach: RowChange<Resource> = {
  change: (api, row, choice) => assignTicket(api, row, referenceOf(choice) ?? null),
  refusals: assigningRefusals,
}

/** Gives the chosen tickets to oneself, another agent, or nobody, one after the other; tells which were not. */
const AssignTickets = ({ pending, ...many }: ManyChange) => {
  const say = useTicketWords()
  const reader = useRecordReader(many.resource)
  const choice = useAssignee()
  const { assignee } = choice
  const pendingChange = { ...pending, choice: assignee ? referenceText(assignee) : "" }
  const { busy, done, outcome, error, confirm } = useChangeMany(many, pendingChange, assignEach)
  const count = countOf(pending.rows)
  if (outcome) return <ChangeOutcomeDialog {...many} outcome={outcome} />
  return (
    <AssignDialog
      title={say("assignMany", { count })}
      {...{ choice, busy, error }}
      progress={reader.say("changingEach", { done, count })}
      onAssign={confirm}
      onCancel={many.onClose}
    />
  )
}

export default AssignTickets
