import { frameWords } from "../../frame/frameWords.ts"
import { useWords } from "../../frame/useWords.ts"
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx"
import { storeToggleWords } from "./storeToggleWords.ts"
import type { StoreToggle } from "./useStoreToggle.ts"

/** Asks before a store leaves its hours. */
export const Asking = ({ store }: { readonly store: StoreToggle }) => {
  const say = useWords("storeToggle", storeToggleWords)
  const frame = useWords("frame", frameWords)
  const { opens } = store
  const name = store.record?.company?.name ?? say("thisStore")
  const act = say(opens ? "openStore" : "closeStore")
  return (
    <ConfirmDialog
      isOpen={store.isAsked}
      tone="primary"
      title={say(opens ? "askOpen" : "askClose")}
      description={say(opens ? "openMeans" : "closeMeans", { name })}
      confirmLabel={act}
      busyLabel={act}
      cancelLabel={frame("cancel")}
      isBusy={false}
      onConfirm={store.confirm}
      onCancel={store.cancel}
    />
  )
}
