import type { Reference } from "../../contract/resource/field.ts"
import { ActDialog } from "../../ui/dialog/ActDialog.tsx"
import { AssigneeChoice } from "./AssigneeChoice.tsx"
import { useTicketWords } from "./words.ts"
import type { useAssignee } from "./useAssignee.ts"

interface Props {
  readonly title: string
  readonly choice: ReturnType<typeof useAssignee>
  readonly busy: boolean
  /** Progress while many tickets are assigned. */
  readonly progress?: string | undefined
  readonly error: string | undefined
  readonly onAssign: (to: Reference | null) => void
  readonly onCancel: () => void
}

/** Asks who is to handle tickets; stays open while that is written, and says why it was not. */
export const AssignDialog = ({ title, choice, busy, progress, error, onAssign, onCancel }: Props) => {
  const say = useTicketWords()
  const { assignee } = choice
  return (
    <ActDialog
      width="status"
      title={title}
      cancelLabel={say("cancel")}
      label={say(busy ? "assigning" : "assign")}
      isBusy={busy}
      error={error}
      isDisabled={assignee === undefined}
      onCancel={onCancel}
      onPress={() => assignee !== undefined && onAssign(assignee)}
    >
      <AssigneeChoice {...{ choice }} isDisabled={busy} />
      {busy && progress !== undefined && <output>{progress}</output>}
    </ActDialog>
  )
}
