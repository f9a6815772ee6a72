import { askedFields } from "../../contract/resource/asked.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { StatusDialog, type StatusDialogProps } from "../../ui/dialog/StatusDialog.tsx"
import { asksReason } from "./moves.ts"
import { useAsked } from "./useAsked.tsx"
import type { MoveDetails } from "./useMove.ts"
import { statusName } from "./StatusMark.tsx"
import { useRecordReader } from "./record/useRecordReader.ts"
import { entryOf } from "../../contract/wire/entryOf.ts"

interface Props extends Pick<StatusDialogProps<string>, "title" | "isBusy" | "error" | "onCancel"> {
  readonly resource: Resource
  /** The statuses to choose from. */
  readonly targets: ReadonlyArray<string>
  /** The status chosen when it opens. */
  readonly first: string | undefined
  /** The clock moments are told by, as an IANA name. */
  readonly zone: string
  readonly onUpdate: (to: string, sent: MoveDetails) => void
}

/** Asks to which status records move, with the reason where one is asked for. */
export const MoveForm = ({ resource, targets, zone, onUpdate, ...rest }: Props) => {
  const { say, word } = useRecordReader(resource)
  const { inputs, valuesFor } = useAsked(resource, zone, rest.isBusy)
  const clears = resource.status?.clears
  const nameOf = (name: string) => word(`column.${name}`)
  return (
    <StatusDialog
      {...rest}
      label={word("column.status")}
      options={targets.map((id) => ({ id, label: statusName(word, id) }))}
      asksReason={(to) => asksReason(resource, to)}
      noteOf={
        clears &&
        ((to) => {
          const fields = askedFields(resource, to)
          const names = entryOf(clears, to)
            ?.filter((name) => !fields[name])
            .map(nameOf)
            .join(", ")
          return names && say("clears", { names })
        })
      }
      inputsOf={resource.status?.asks && inputs}
      onUpdate={(to, reason) => {
        const values = valuesFor(to)
        if (values) onUpdate(to, { reason, values })
      }}
      reasonLabel={say("reason")}
      updateLabel={say("changeStatus")}
      busyLabel={say("changing")}
      cancelLabel={say("cancel")}
    />
  )
}
