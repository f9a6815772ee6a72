import { reservedFields } from "../../contract/resource/mayWrite.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import type { DescribedRow } from "./describedRow.ts"

/** The user, once they are known. */
export const useUser = () => useValue(usePanel().client.session.user)

/** True if a record has a value reserved to others, so that this user may only view it. */
export const useIsReserved = (resource: Resource, row: DescribedRow | undefined): boolean => {
  const user = useUser()
  return user !== undefined && row !== undefined && reservedFields(resource, row, user).length > 0
}
