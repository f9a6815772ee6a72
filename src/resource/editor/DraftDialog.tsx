import type { ReadonlySignal } from "@preact/signals-core"
import { useContext } from "react"
import { useValue } from "../../frame/useValue.ts"
import { Dialog, type DialogProps } from "../../ui/dialog/Dialog.tsx"
import { UnsavedContext } from "../../ui/dialog/UnsavedContext.ts"
import { LeaveDialog } from "./LeaveDialog.tsx"
import { type LeavingProps, useLeaving } from "./useLeaving.ts"

interface Props extends Omit<DialogProps, "isOpen">, LeavingProps {
  readonly draft: {
    /** Number of fields that differ from the saved record. */
    readonly changes: ReadonlySignal<number>
    readonly isDirty: ReadonlySignal<boolean>
  }
}

/**
 * A dialog in which a record is written. Escape, a press outside and the close button ask first when something would
 * be lost, as leaving an editor does; Cancel discards at once.
 */
export const DraftDialog = ({ draft, onDirtyChange, held, onClose, children, ...dialog }: Props) => {
  const unsaved = useContext(UnsavedContext)
  const changes = useValue(draft.changes)
  const leaving = useLeaving(draft.isDirty, { onDirtyChange, held })
  return (
    <>
      {/* The draft says itself what is unsaved; dialogs that are opened from it do not. */}
      <UnsavedContext.Provider value={undefined}>
        <Dialog isOpen {...dialog} onClose={() => leaving.leave(onClose)}>
          <UnsavedContext.Provider value={unsaved}>{children}</UnsavedContext.Provider>
        </Dialog>
      </UnsavedContext.Provider>
      <LeaveDialog leaving={leaving} changes={changes} />
    </>
  )
}
