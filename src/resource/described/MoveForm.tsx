import type { Resource } from "../../contract/resource/resource.ts"
import { StatusDialog, type StatusDialogProps } from "../../ui/dialog/StatusDialog.tsx"
import { asksReason } from "./moves.ts"
import { statusName } from "./StatusMark.tsx"
import { useRecordReader } from "./record/useRecordReader.ts"
import { entryOf } from "../../contract/wire/entryOf.ts"

interface Props extends Pick<
  StatusDialogProps<string>,
  "title" | "isBusy" | "error" | "onUpdate" | "onCancel"
> {
  readonly resource: Resource
  /** The statuses to choose from. */
  readonly targets: ReadonlyArray<string>
  /** The status chosen when it opens. */
  readonly first: string | undefined
}

/** Asks to which status records move, with the reason where one is asked for. */
export const MoveForm = ({ resource, targets, ...rest }: Props) => {
  const { say, word } = useRecordReader(resource)
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
          const names = entryOf(clears, to)?.map(nameOf).join(", ")
          return names && say("clears", { names })
        })
      }
      reasonLabel={say("reason")}
      updateLabel={say("changeStatus")}
      busyLabel={say("changing")}
      cancelLabel={say("cancel")}
    />
  )
}
