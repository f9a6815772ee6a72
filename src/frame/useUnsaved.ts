import { useEffect } from "react"
import type { Client } from "../api/client.ts"
import { markUnsaved } from "../api/unsaved.ts"
import { usePanel } from "./PanelContext.ts"

const preventClosing = (event: BeforeUnloadEvent) => event.preventDefault()

/** Makes the browser ask before the page closes, and the host of this client before it leads elsewhere; returns the way to stop. */
export const askBeforeLeaving = (client: Client | undefined): (() => void) => {
  const release = client && markUnsaved(client)
  addEventListener("beforeunload", preventClosing)
  return () => {
    removeEventListener("beforeunload", preventClosing)
    release?.()
  }
}

/** Asks before the person leaves, while something they typed would be lost. */
export const useUnsaved = (isUnsaved: boolean): void => {
  const { client } = usePanel()
  useEffect(() => (isUnsaved ? askBeforeLeaving(client) : undefined), [client, isUnsaved])
}
