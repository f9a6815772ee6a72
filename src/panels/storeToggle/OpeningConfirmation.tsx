import { frameWords } from "../../frame/words.ts"
import { useWords } from "../../frame/useWords.ts"
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx"
import { storeToggleWords } from "./words.ts"
import type { StoreToggle } from "./useStoreToggle.ts"

/** Asks for confirmation before a store leaves its schedule. */
export const OpeningConfirmation = ({ store }: { readonly store: StoreToggle }) => {
  const say = useWords("storeToggle", storeToggleWords)
  const frame = useWords("frame", frameWords)
  const { willOpen } = store
  const name = store.record?.company?.name ?? say("thisStore")
  const actionLabel = say(willOpen ? "openStore" : "closeStore")
  return (
    <ConfirmDialog
      isOpen={store.isConfirming}
      tone="primary"
      title={say(willOpen ? "askOpen" : "askClose")}
      description={say(willOpen ? "openMeans" : "closeMeans", { name })}
      confirmLabel={actionLabel}
      busyLabel={actionLabel}
      cancelLabel={frame("cancel")}
      isBusy={false}
      onConfirm={store.confirm}
      onCancel={store.cancel}
    />
  )
}
