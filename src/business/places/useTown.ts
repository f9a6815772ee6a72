import { useMemo } from "react"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import type { Town } from "./homeOf.ts"

/** The signed-in user's city and state, if their record has them. */
export const useTown = (): Town | undefined => {
  const { client } = usePanel()
  const session = useValue(client.session.state)
  const address = session._tag === "Loaded" ? session.user.address : undefined
  const { city, state } = address ?? {}
  return useMemo(() => (city || state ? { city, state } : undefined), [city, state])
}
