import { useState } from "react"
import { Button } from "../button/Button.tsx"
import { RadioGroup } from "../check/RadioGroup.tsx"
import { Dialog } from "./Dialog.tsx"
import { choice } from "./confirmDialog.css.ts"
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
  /** Why the update failed; the chosen status stays. */
  readonly error?: string | undefined
  /** Called with the chosen status. */
  readonly onUpdate: (status: Id) => void
  readonly onCancel: () => void
}

/** Chooses a status (specification, sections 2, 4 and 5); cannot be confirmed before. Open while rendered. */
export const StatusDialog = <Id extends string>(props: StatusDialogProps<Id>) => {
  const { title, label, options, updateLabel, busyLabel, cancelLabel } = props
  const { isBusy, error, onUpdate, onCancel } = props
  const [chosen, setChosen] = useState<Id>()
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={title}
      width="status"
      isLocked={isBusy}
      footer={
        <>
          <Button tone="plain" isDisabled={isBusy} onPress={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            tone="primary"
            busy={isBusy}
            isDisabled={chosen === undefined}
            onPress={() => chosen !== undefined && onUpdate(chosen)}
          >
            {isBusy ? busyLabel : updateLabel}
          </Button>
        </>
      }
    >
      <div className={choice}>
        <RadioGroup
          label={label}
          hideLabel
          options={options}
          value={chosen}
          onChange={setChosen}
          isDisabled={isBusy}
        />
      </div>
      <DialogError error={error} isBusy={isBusy} />
    </Dialog>
  )
}
