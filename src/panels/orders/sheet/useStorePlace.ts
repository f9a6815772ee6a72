import { useMemo } from "react"
import { deliveryPeople } from "../../../contract/deliveryPeople/deliveryPeople.ts"
import { type Position, positionOf } from "../../../contract/deliveryPeople/location.ts"
import { type RecordId, sameId } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useRemote } from "../../../frame/useRemote.ts"

/** Returns a store's position; undefined while loading, or if the platform does not provide it. */
export const useStorePlace = (company: RecordId | undefined): Position | undefined => {
  const { api } = usePanel().client
  const { remote } = useRemote(useMemo(() => api.call(deliveryPeople.stores), [api]))
  return positionOf(remote.data?.find(({ _id }) => sameId(_id, company))?.location)
}
