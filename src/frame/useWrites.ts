import { useEffect } from "react"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { usePanel } from "./PanelContext.ts"

/** Calls `react` after any panel of the same client has written through one of these calls, or one that fits. */
export const useWrites = (
  calls: ReadonlyArray<Endpoint> | ((call: Endpoint) => boolean),
  react: () => void,
): void => {
  const { client } = usePanel()
  useEffect(
    () =>
      client.api.onWrite((to) => {
        if (typeof calls === "function" ? calls(to) : calls.includes(to)) react()
      }),
    [client, calls, react],
  )
}
