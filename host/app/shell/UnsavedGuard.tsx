import { hasUnsaved, UnsavedQuestion, usePanel } from "balcao"
import { useCallback } from "react"
import { useHold } from "../routing/navigation.ts"

/** Asks before something typed on a screen is lost, where no editor there asks itself. */
export const UnsavedGuard = () => {
  const { client } = usePanel()
  const navigation = useHold(useCallback(() => hasUnsaved(client).peek(), [client]))
  return navigation ? <UnsavedQuestion onLeave={navigation.go} onStay={navigation.stay} /> : null
}
