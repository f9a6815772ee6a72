import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import type { HistoryEndpoint } from "./recordCalls.ts"

/** True if the server keeps the history of these records. */
export const useHasHistory = ({ service, extra }: HistoryEndpoint): boolean => {
  const offered = useValue(usePanel().client.extras(service))
  return extra === undefined || offered?.has(extra) === true
}
