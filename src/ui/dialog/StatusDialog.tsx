import { type ReactNode, useState } from "react"
import { RadioGroup } from "../check/RadioGroup.tsx"
import { TextArea } from "../field/TextArea.tsx"
import { Dialog } from "./Dialog.tsx"
import { choice } from "./confirmDialog.css.ts"
import { DialogButtons } from "./DialogButtons.tsx"
import { DialogError } from "./DialogError.tsx"

export interface StatusDialogProps<Id extends string> {
  readonly title: string
  /** The name of the options for assistive technology. */
  readonly label: string
  readonly options: readonly { readonly id: Id; readonly label: string }[]
  /** "Update status". */
  readonly updateLabel: string
  /** The same verb while the action runs. */
  readonly busyLabel: string
  readonly cancelLabel: string
  readonly isBusy: boolean
  /** The reason the update failed; the chosen status stays selected. */
  readonly error?: string | undefined
  /** The name of the field for the reason, which is shown for statuses that ask for one. */
  readonly reasonLabel?: string | undefined
  readonly asksReason?: ((status: Id) => boolean) | undefined
  /** Returns a text with the other consequences of a status. */
  readonly noteOf?: ((status: Id) => string | undefined) | undefined
  /** Returns the inputs for what else a status asks for. */
  readonly inputsOf?: ((status: Id) => ReactNode) | undefined
  /** The status chosen when it opens. */
  readonly first?: Id | undefined
  /** Called with the chosen status, and with why where it asks for that. */
  readonly onUpdate: (status: Id, reason: string | undefined) => void
  readonly onCancel: () => void
}

/** Chooses a status (specification, sections 2, 4 and 5); cannot be confirmed before. Open while rendered. */
export const StatusDialog = <Id extends string>(props: StatusDialogProps<Id>) => {
  const { title, label, options, updateLabel, busyLabel, cancelLabel } = props
  const { isBusy, error, onUpdate, onCancel, reasonLabel = "", asksReason, noteOf, inputsOf, first } = props
  const [selected, setChosen] = useState(first)
  const [reason, setReason] = useState("")
  const needsReason = selected !== undefined && (asksReason?.(selected) ?? false)
  const isReady = selected !== undefined && (!needsReason || reason.trim() !== "")
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={title}
      width="status"
      isLocked={isBusy}
      footer={
        <DialogButtons
          {...{ cancelLabel, isBusy, onCancel }}
          label={isBusy ? busyLabel : updateLabel}
          isDisabled={!isReady}
          onPress={() => isReady && onUpdate(selected, needsReason ? reason.trim() : undefined)}
        />
      }
    >
      <div className={choice}>
        <RadioGroup
          label={label}
          hideLabel
          options={options}
          value={selected}
          onChange={setChosen}
          isDisabled={isBusy}
        />
        {noteOf && <p aria-live="polite">{selected !== undefined && noteOf(selected)}</p>}
        {selected !== undefined && inputsOf?.(selected)}
        {needsReason && (
          <TextArea label={reasonLabel} isRequired isDisabled={isBusy} value={reason} onChange={setReason} />
        )}
      </div>
      <DialogError error={error} isBusy={isBusy} />
    </Dialog>
  )
}
