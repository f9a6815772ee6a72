import type { Resource } from "../../contract/resource/resource.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"

/**
 * True if a new record's owner must be named: the user does not belong to exactly one, and no company is being viewed.
 */
export const useChoosesOwner = ({ scope }: Resource): boolean => {
  const { session } = usePanel().client
  const company = useValue(session.company)
  const state = useValue(session.state)
  const user = state._tag === "Loaded" ? state.user : undefined
  if (scope === "platform" || user === undefined) return false
  if (scope === "company") return company === undefined
  return scope === "franchise" ? user.franchises.length !== 1 : user.isRoot
}
