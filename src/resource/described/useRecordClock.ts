import { useMemo } from "react"
import { recordZone } from "../../contract/places/zoneOf.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { type Clock, clockIn } from "../../frame/clock.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"

/** The clock a record is read by: its store's. */
export const useRecordClock = (
  resource: Resource,
  row: { readonly owner?: unknown } | null | undefined,
): Clock => {
  const { session } = usePanel().client
  const viewed = useValue(session.company)
  const zone = recordZone(resource, row, viewed)
  return useMemo(() => clockIn(zone, viewed), [zone, viewed])
}
