import { useEffect } from "react"
import { keepTrying } from "../api/keepTrying.ts"
import { usePanel } from "./PanelContext.ts"

/** Sends what a person did until it is there, as long as they stay in the panel. */
export const useWaiting = (isWaiting: boolean, send: () => void): void => {
  const { outage } = usePanel().client.api
  useEffect(() => (isWaiting ? keepTrying(outage, send) : undefined), [outage, isWaiting, send])
}
