import { useEffect } from "react"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { usePanel } from "./PanelContext.ts"

/** Calls `react` after any panel of the same client has written through one of these calls. */
export const useWrites = (calls: Pick<ReadonlyArray<Endpoint>, "includes">, react: () => void): void => {
  const { client } = usePanel()
  useEffect(
    () =>
      client.api.onWrite((to) => {
        if (calls.includes(to)) react()
      }),
    [client, calls, react],
  )
}
