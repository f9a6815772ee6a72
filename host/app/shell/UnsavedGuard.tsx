import { hasUnsaved, usePanel } from "balcao"
import { ConfirmDialog } from "balcao/ui"
import { useCallback } from "react"
import { useHold } from "../routing/navigation.ts"
import { useShellWords } from "./shellWords.ts"

/** Asks before something typed on a screen is lost, where no editor there asks itself. */
export const UnsavedGuard = () => {
  const say = useShellWords()
  const { client } = usePanel()
  const navigation = useHold(useCallback(() => hasUnsaved(client).peek(), [client]))
  if (!navigation) return null
  return (
    <ConfirmDialog
      isOpen
      title={say("leaveTitle")}
      description={say("leaveText")}
      confirmLabel={say("leave")}
      busyLabel={say("leave")}
      cancelLabel={say("stay")}
      isBusy={false}
      onConfirm={navigation.go}
      onCancel={navigation.stay}
    />
  )
}
