import { usePanel } from "../../../frame/PanelContext.ts"
import { useValue } from "../../../frame/useValue.ts"

/** True for a reader who may view more than one store: staff of the platform, an application or a franchise. */
export const useHasStores = (): boolean => {
  const user = useValue(usePanel().client.session.user)
  return Boolean(user && (user.isRoot || user.isApplication || (user.franchises ?? []).length > 0))
}
