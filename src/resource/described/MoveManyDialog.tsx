import type { RecordInUse } from "../../contract/resource/refusals.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { StatusDialog } from "../../ui/dialog/StatusDialog.tsx"
import { BulkOutcomeDialog } from "../BulkOutcomeDialog.tsx"
import type { List } from "../List.ts"
import type { ListWords } from "../ListSpec.ts"
import type { DescribedRow } from "./describedRow.ts"
import { asksReason } from "./moves.ts"
import { statusName } from "./StatusMark.tsx"
import type { useMoveMany } from "./useMoveMany.ts"
import { useReader } from "./useReader.ts"

interface Props {
  readonly resource: Resource
  readonly list: List<DescribedRow, ListWords, RecordInUse>
  readonly moving: ReturnType<typeof useMoveMany>
}

/** Asks before many records change their status, with the reason where one is asked for; tells which did not. */
export const MoveManyDialog = ({ resource, list, moving }: Props) => {
  const { say, word } = useReader(resource)
  const { pending, outcome, busy, error, confirm, close } = moving
  if (outcome)
    return (
      <BulkOutcomeDialog
        {...{ list, outcome }}
        title={outcome.moved === 0 ? say("noneMoved") : word("changedMany", { count: outcome.moved })}
        kept={say("keptMoved", { count: outcome.refused.length })}
        onClose={close}
      />
    )
  if (!pending) return null
  const { to, count } = pending
  return (
    <StatusDialog
      title={word("movingMany", { count })}
      label={word("column.status")}
      options={[{ id: to, label: statusName(word, to) }]}
      first={to}
      asksReason={(status) => asksReason(resource, status)}
      reasonLabel={say("reason")}
      updateLabel={say("changeStatus")}
      busyLabel={say("changing")}
      cancelLabel={say("cancel")}
      isBusy={busy}
      error={error}
      onUpdate={(_, reason) =>
        confirm(reason, () => {
          list.model.select(new Set())
          list.model.reload()
        })
      }
      onCancel={close}
    />
  )
}
